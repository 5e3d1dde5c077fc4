import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublicAddress, parseWebhookUrl } from "@/lib/sharing/webhooks/public-address";

test.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "192.169.0.1", "2606:4700::1111", "2a00:1450:400f::200e"])(
  "the address %s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "127.0.0.1",
  "127.8.9.1",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "198.18.0.1",
  "::",
  "::1",
  "fe80::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001::1",
  "2001:db8::1",
  "100::1",
  "::127.0.0.1",
  "",
  "localhost",
  "8.8.8",
  "0x7f.1",
  "2130706433",
])("the address %s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ["https://hooks.example/granskog", "https://hooks.example/granskog"],
  [" https://Hooks.Example:443/a?b=c#d ", "https://hooks.example/a?b=c"],
  ["https://hooks.example:8443/", "https://hooks.example:8443/"],
  ["https://åäö.example/ä", "https://xn--4cab6c.example/%C3%A4"],
])("the webhook URL %s is accepted", (text, url) => {
  expect(parseWebhookUrl(text)).toBe(url);
});

test.each([
  "",
  "hooks.example",
  "http://hooks.example/",
  "ftp://hooks.example",
  "https://hooks.example:22/",
  "https://me:secret@hooks.example/",
  "https://localhost/",
  "https://x.localhost/",
  "https://router.lan/",
  "https://metadata.google.internal/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://intranet/",
  "https://localhost./",
  `https://hooks.example/${"x".repeat(500)}`,
  "javascript:alert(1)",
  // Numbers in any notation, which the URL parser normalises.
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0177.0.0.1/",
  "https://127.1/",
  "https://0/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://①②⑦.⓪.⓪.①/",
  "https://169.254.169.254/latest/meta-data/",
  "https://hooks.example@127.0.0.1/",
  "https://127.0.0.1.",
  "https://metadata.google.internal/",
])("the webhook URL %s is refused", (text) => {
  expect(parseWebhookUrl(text)).toBeNull();
});

const inside = fc
  .oneof(
    fc.tuple(fc.constantFrom("10", "127", "0", "224", "255"), fc.nat(255), fc.nat(255), fc.nat(255)),
    fc.tuple(fc.constant("192.168"), fc.nat(255), fc.nat(255)),
    fc.tuple(fc.constant("169.254"), fc.nat(255), fc.nat(255)),
    fc.tuple(
      fc.integer({ min: 16, max: 31 }).map((part) => `172.${part}`),
      fc.nat(255),
      fc.nat(255),
    ),
    fc.tuple(
      fc.integer({ min: 64, max: 127 }).map((part) => `100.${part}`),
      fc.nat(255),
      fc.nat(255),
    ),
  )
  .map((parts) => parts.join("."));

test("no private address is public, as IPv4 or embedded in IPv6", () => {
  fc.assert(
    fc.property(inside, (address) => {
      const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
      const hex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
      for (const spelling of [
        address,
        `::ffff:${address}`,
        `::ffff:${hex}`,
        `64:ff9b::${hex}`,
        `2002:${hex}::`,
        `::${hex}`,
      ])
        expect(isPublicAddress(spelling), spelling).toBe(false);
      expect(parseWebhookUrl(`https://${address}/`)).toBeNull();
      expect(parseWebhookUrl(`https://${((a * 256 + b) * 256 + c) * 256 + d}/`)).toBeNull();
    }),
  );
});
