/** Search parameters as Next hands them to a page → as they stood in the address: "" or beginning with "?". */
export function toSearch(params: Readonly<Record<string, string | string[] | undefined>>): string {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
}
