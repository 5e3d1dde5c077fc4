import { BlockList, isIP } from "node:net";

const kindOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** A normalised address: without a zone, and never IPv4 in IPv6 notation. */
const plain = (address: string) =>
  address
    .trim()
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

/** The addresses of trusted reverse proxies. */
export function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", length] = network.split("/");
    if (length === undefined) list.addAddress(address, kindOf(address));
    else list.addSubnet(address, Number(length), kindOf(address));
  }
  return list;
}

/** This machine's own addresses. */
const LOOPBACK = toBlockList(["127.0.0.0/8", "::1"]);

const isIn = (list: BlockList, address: string) => isIP(address) !== 0 && list.check(address, kindOf(address));

export const isLoopback = (address: string | undefined): boolean => isIn(LOOPBACK, plain(address ?? ""));

/**
 * The client's address: the peer's, unless the peer is a trusted proxy. Then the nearest forwarded address that is not
 * itself a trusted proxy; anything a visitor wrote before that is ignored.
 * @param forwardedFor the request's X-Forwarded-For
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trusted: BlockList): string {
  let client = plain(peer ?? "");
  for (const hop of (forwardedFor ?? "").split(",").toReversed()) {
    const named = plain(hop);
    if (!isIn(trusted, client) || isIP(named) === 0) break;
    client = named;
  }
  return client;
}

/** The first four groups of an IPv6 address. */
function firstGroups(address: string): string {
  const [before = "", after] = address.toLowerCase().split("::");
  const groups = before === "" ? [] : before.split(":");
  const rest = after === undefined || after === "" ? [] : after.split(":");
  const missing = Math.max(0, 8 - groups.length - rest.length);
  const all = after === undefined ? groups : [...groups, ...Array<string>(missing).fill("0"), ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/**
 * The key that requests are counted by: an IPv4 address, or the /64 of an IPv6 address, as one client may use any
 * number of addresses in it.
 */
export function networkOf(address: string): string {
  const client = plain(address);
  return isIP(client) === 6 ? `${firstGroups(client)}::/64` : client;
}
