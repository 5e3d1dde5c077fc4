/** The standard path of the file (RFC 9116). */
const SECURITY_TEXT_PATH = "/.well-known/security.txt";

/** Days for which the file is valid; the standard recommends less than a year. */
const HOLDS = 180;
const DAY = 86_400_000;

/** Contact for security researchers (RFC 9116). Generated daily, so that it never expires. */
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
