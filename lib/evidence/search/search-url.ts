/** An address below a service's base address, with its parameters; those without a value are left out. */
export function searchUrl(
  api: string,
  path: string,
  parameters: Record<string, string | number | undefined>,
): string {
  const url = new URL(`${api.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
  return url.href;
}
