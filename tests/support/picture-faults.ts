/** What is wrong with a PNG at an address, which must have this size; a PNG says its width and height from its sixteenth byte on. */
export async function findPictureFaults(url: string, size: string): Promise<string[]> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(120_000) });
  if (answer.status !== 200 || answer.headers.get("content-type") !== "image/png")
    return [`its picture answers ${answer.status} as ${answer.headers.get("content-type") ?? "nothing"}`];
  const bytes = new DataView(await answer.arrayBuffer());
  const found = `${bytes.getUint32(16)}×${bytes.getUint32(20)}`;
  return found === size ? [] : [`its picture is ${found}, not ${size}`];
}
