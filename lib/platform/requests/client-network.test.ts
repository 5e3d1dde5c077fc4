import { describe, expect, it } from "vitest";
import { clientAddress, isLoopback, networkOf, toBlockList } from "@/lib/platform/requests/client-network";

describe("the address of a client", () => {
  const none = toBlockList([]);
  const near = toBlockList(["127.0.0.1", "10.0.0.0/8", "fd00::/8"]);

  it("the client's address is the socket's while no proxy is trusted", () => {
    expect(clientAddress("203.0.113.9", "198.51.100.1", none)).toBe("203.0.113.9");
    expect(clientAddress("127.0.0.1", "198.51.100.1", none)).toBe("127.0.0.1");
    expect(clientAddress("::ffff:203.0.113.9", "198.51.100.1", none)).toBe("203.0.113.9");
  });

  it("the client's address is what a trusted proxy says, and nothing added before it", () => {
    expect(clientAddress("127.0.0.1", "8.8.8.8, 203.0.113.9", near)).toBe("203.0.113.9");
    expect(clientAddress("::ffff:10.1.2.3", "8.8.8.8, 203.0.113.9, 10.9.9.9", near)).toBe("203.0.113.9");
    expect(clientAddress("fd00::7", "2001:db8::1", near)).toBe("2001:db8::1");
  });

  it("the client's address is the proxy's if the proxy gives no valid one", () => {
    for (const said of [undefined, "", "unknown", "203.0.113.9:80", "a,b"])
      expect(clientAddress("127.0.0.1", said, near)).toBe("127.0.0.1");
    expect(clientAddress("192.0.2.1", "203.0.113.9", near)).toBe("192.0.2.1");
    expect(clientAddress(undefined, "203.0.113.9", near)).toBe("");
  });
});

describe("the network of an address", () => {
  it("the network of an IPv6 address is its /64, however it is written", () => {
    for (const address of [
      "2001:db8:1:2::1",
      "2001:DB8:1:2:ffff:ffff:ffff:ffff",
      "2001:0db8:0001:0002::",
      "2001:db8:1:2::1%eth0",
    ])
      expect(networkOf(address), address).toBe("2001:db8:1:2::/64");
    expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
    expect(networkOf("::1")).toBe("0:0:0:0::/64");
    expect(networkOf("1::2:3:4:5:6")).toBe("1:0:0:2::/64");
  });

  it("the network of an IPv4 address is the address, also in IPv6 form", () => {
    expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
    expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
    expect(networkOf("")).toBe("");
  });
});

it("loopback is this machine, in each form of its addresses", () => {
  for (const address of ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"]) expect(isLoopback(address)).toBe(true);
  for (const address of ["10.0.0.1", "::2", "::ffff:10.0.0.1", "", undefined]) expect(isLoopback(address)).toBe(false);
});
