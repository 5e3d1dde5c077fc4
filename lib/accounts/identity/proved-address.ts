interface Address {
  id: string;
  address: string;
  status: string | undefined;
}

/**
 * The email address an account goes by: its primary one, else the first, of those that were proved. Anyone can add
 * someone else's address to their account; until it is proved, nothing may be known or given by it.
 */
export function provedAddress(addresses: readonly Address[], primary: string | null): string | null {
  const proved = addresses.filter(({ status }) => status === "verified");
  return (proved.find(({ id }) => id === primary) ?? proved[0])?.address ?? null;
}
