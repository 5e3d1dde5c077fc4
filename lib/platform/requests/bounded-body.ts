/** Maximum bytes of a provider's message. */
const MOST = 1_048_576;

/** The body of a request; null as soon as it exceeds `most` bytes, whatever its Content-Length. */
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

/** The body exactly as sent, for its signature; null as soon as it exceeds `most` bytes. */
export async function readBounded(request: Request, most = MOST): Promise<string | null> {
  const bytes = await readBoundedBytes(request, most);
  return bytes && new TextDecoder().decode(bytes);
}

/** The form of a request; null if it is not a form or exceeds `most` bytes. */
export async function readBoundedForm(request: Request, most: number): Promise<FormData | null> {
  const bytes = await readBoundedBytes(request, most);
  if (!bytes) return null;
  return new Response(bytes, { headers: { "Content-Type": request.headers.get("content-type") ?? "" } })
    .formData()
    .catch(() => null);
}
