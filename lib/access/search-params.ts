/** Search parameters as passed by Next → the original query string: "" or starting with "?". */
export function toSearch(params: Readonly<Record<string, string | string[] | undefined>>): string {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
}
