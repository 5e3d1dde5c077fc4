/** Where the file is looked for (RFC 9116). */
const SECURITY_TEXT_PATH = "/.well-known/security.txt";

/** Days for which what the file says may be relied on; the standard recommends less than a year. */
const HOLDS = 180;
const DAY = 86_400_000;

/** What finders of weaknesses are told (RFC 9116): whom to write to. Made again each day, so that it never runs out. */
export function toSecurityText({ origin, contact, now }: { origin: string; contact: string; now: Date }): string {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(midnight + HOLDS * DAY).toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL(SECURITY_TEXT_PATH, origin).href}`,
    "",
  ].join("\n");
}
