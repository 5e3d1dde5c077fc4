/** Address of the outbox, or of one email in it. */
export function outboxHref(id?: string): string {
  return id === undefined ? "/outbox" : `/outbox?${new URLSearchParams({ letter: id }).toString()}`;
}
