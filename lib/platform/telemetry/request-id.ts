import { randomUUID } from "node:crypto";
import { BlockList } from "node:net";

const ID = /^[0-9a-z-]{8,64}$/i;

/** Where a front of ours may stand: this machine and its private networks (RFC 1918, RFC 4193). */
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
 * The id a request goes by in every line that is written about it: the front's where one stands before us, else a new
 * one. A visitor who reaches the site directly cannot choose it; a front has to overwrite what visitors send.
 * @param header the request's X-Request-Id
 * @param peer the address at the other end of the connection
 */
export function toRequestId(header: string | string[] | undefined, peer: string | undefined): string {
  return typeof header === "string" && ID.test(header) && isNear(peer) ? header : randomUUID();
}
