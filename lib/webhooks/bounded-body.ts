/** Bytes of the longest message a provider may send. */
const MOST = 1_048_576;

/** The text of a request exactly as it was sent, for its signature; null as soon as it turns out longer than `most` bytes. */
export async function readBounded(request: Request, most = MOST): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return null;
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
