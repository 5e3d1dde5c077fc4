import { randomUUID } from "node:crypto";
import { BlockList } from "node:net";

const ID = /^[0-9a-z-]{8,64}$/i;

/** Addresses of a reverse proxy of ours: this machine and its private networks (RFC 1918, RFC 4193). */
const NEAR = new BlockList();
NEAR.addSubnet("127.0.0.0", 8, "ipv4");
NEAR.addSubnet("10.0.0.0", 8, "ipv4");
NEAR.addSubnet("172.16.0.0", 12, "ipv4");
NEAR.addSubnet("192.168.0.0", 16, "ipv4");
NEAR.addAddress("::1", "ipv6");
NEAR.addSubnet("fc00::", 7, "ipv6");

function isNear(peer: string | undefined): boolean {
  if (!peer) return false;
  const address = peer.replace(/^::ffff:(?=\d+\.)/i, "");
  return NEAR.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

/**
 * The request's id in all log lines: the reverse proxy's if there is one, otherwise a new one. Visitors who reach the
 * site directly cannot choose it; a proxy must overwrite what visitors send.
 * @param header the request's X-Request-Id
 * @param peer the peer's address
 */
export function toRequestId(header: string | string[] | undefined, peer: string | undefined): string {
  return typeof header === "string" && ID.test(header) && isNear(peer) ? header : randomUUID();
}
