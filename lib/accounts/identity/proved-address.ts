interface Address {
  id: string;
  address: string;
  status: string | undefined;
}

/**
 * An account's email address: of the verified ones the primary, otherwise the first. Anyone can add someone else's
 * address to their account; until it is verified, nothing may depend on it.
 */
export function provedAddress(addresses: readonly Address[], primary: string | null): string | null {
  const proved = addresses.filter(({ status }) => status === "verified");
  return (proved.find(({ id }) => id === primary) ?? proved[0])?.address ?? null;
}
