/** Records in an analysis page's address which saved chart it was opened from. The page itself does not read it. */
const OPENED = "chart";
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The page's address, marked as opened from a saved chart. */
export function openAddress(address: string, id: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${OPENED}=${id}`;
}

/** The saved chart an address was opened from. `search` with or without its "?". */
export function readOpened(search: string): string | null {
  const id = new URLSearchParams(search).get(OPENED) ?? "";
  return ID.test(id) ? id : null;
}
