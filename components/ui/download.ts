/** Saves a file by way of a link: works in a panel and needs no permission. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own hold on the data by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
