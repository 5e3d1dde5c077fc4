import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * Networks that are not public, or that include this machine and its neighbours (IANA's special-purpose registries).
 */
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
/** In IPv6 only this range is public, apart from the parts that carry IPv4 or are for documentation. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");
for (const [network, length] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  NOT_PUBLIC.addSubnet(network, length, "ipv6");

/** Whether this is a public IP address. False for anything else. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) return GLOBAL.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
  return !NOT_PUBLIC.check(address, "ipv4");
}

const LONGEST = 500;
const PORTS: ReadonlySet<string> = new Set(["", "8443"]);

/**
 * The normal form of an address that someone typed; null for addresses we do not send to: without HTTPS, on ports other
 * than 443 and 8443, with a password, or with an IP address or a host without a domain.
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
