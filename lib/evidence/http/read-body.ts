/**
 * The bytes of an answer, unpacked; undefined where they are more than `most`: the rest is then not downloaded, so that
 * a small file which unpacks to gigabytes costs no more than the limit.
 */
export async function readBody(response: Response, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(read.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
