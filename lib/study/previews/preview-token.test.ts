import { expect, it } from "vitest";
import { digestOfToken, makeToken } from "@/lib/study/previews/preview-token";

const SECRET = "a secret of more than thirty-two characters";

it("a token is known again by its digest, which does not contain it", () => {
  const token = makeToken(SECRET);
  const digest = digestOfToken(token, SECRET);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(digestOfToken(token, SECRET)).toBe(digest);
  expect(digest).not.toContain(token.slice(0, 8));
});

it("two tokens are never the same", () => {
  expect(makeToken(SECRET)).not.toBe(makeToken(SECRET));
});

it.each([
  ["of another secret", () => digestOfToken(makeToken(`${SECRET}!`), SECRET)],
  ["that was cut", () => digestOfToken(makeToken(SECRET).slice(0, -1), SECRET)],
  ["with another random part", () => digestOfToken(`${"A".repeat(32)}${makeToken(SECRET).slice(32)}`, SECRET)],
  ["that is no token", () => digestOfToken("../../etc/passwd", SECRET)],
  ["that is empty", () => digestOfToken("", SECRET)],
])("a token %s is refused", (_, digest) => {
  expect(digest()).toBeNull();
});
