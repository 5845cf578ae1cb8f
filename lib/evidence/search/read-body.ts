/**
 * The text of a reply, or undefined when it is longer than `bytes`; the rest is then not downloaded.
 * Decodes UTF-8, which JSON is.
 */
export async function readAtMost(response: Response, bytes: number): Promise<string | undefined> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let left = bytes;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    left -= value.byteLength;
    if (left < 0) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
