/** Bytes of the longest message a provider may send. */
const MOST = 1_048_576;

/** What a request brings; null as soon as it turns out longer than `most` bytes, whatever length it said it had. */
export async function readBoundedBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The text of a request exactly as it was sent, for its signature; null as soon as it turns out longer than `most` bytes. */
export async function readBounded(request: Request, most = MOST): Promise<string | null> {
  const bytes = await readBoundedBytes(request, most);
  return bytes && new TextDecoder().decode(bytes);
}

/** The form of a request; null for one that is none, or longer than `most` bytes. */
export async function readBoundedForm(request: Request, most: number): Promise<FormData | null> {
  const bytes = await readBoundedBytes(request, most);
  if (!bytes) return null;
  return new Response(bytes, { headers: { "Content-Type": request.headers.get("content-type") ?? "" } })
    .formData()
    .catch(() => null);
}
