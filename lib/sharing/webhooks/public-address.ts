import { BlockList, isIP, isIPv6 } from "node:net";

/** Networks that lead nowhere in the internet, or to this machine and its neighbours (IANA's special-purpose registries). */
const NOT_PUBLIC = new BlockList();
for (const [network, length] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  NOT_PUBLIC.addSubnet(network, length, "ipv4");
}
/** Of version 6 only this is the internet, less what carries version 4 or is for documents. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");
for (const [network, length] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  NOT_PUBLIC.addSubnet(network, length, "ipv6");

/** Is this IP address one of a machine in the internet? False for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) return GLOBAL.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
  return !NOT_PUBLIC.check(address, "ipv4");
}

const LONGEST = 500;
const PORTS: ReadonlySet<string> = new Set(["", "8443"]);

/**
 * An address as someone typed it, in its one spelling; null for what is not told: other than HTTPS, on other ports than
 * 443 and 8443, with a password in it, or naming a machine by number or without a domain.
 */
export function parseWebhookUrl(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  url.hash = "";
  const host = url.hostname.replace(/\.$/, "");
  if (url.protocol !== "https:" || !PORTS.has(url.port) || url.username !== "" || url.password !== "") return null;
  if (host.startsWith("[") || isIP(host) !== 0 || !/\.[a-z][a-z0-9-]*$/.test(host)) return null;
  if (/(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/.test(host)) return null;
  return url.href.length > LONGEST ? null : url.href;
}
