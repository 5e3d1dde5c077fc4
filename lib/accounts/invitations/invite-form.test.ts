import { describe, expect, it } from "vitest";
import {
  checkAddresses,
  MOST_AT_ONCE,
  parseAddresses,
  wordFaults,
  wordFull,
} from "@/lib/accounts/invitations/invite-form";

describe("pasted addresses", () => {
  it.each([
    ["a@b.example", ["a@b.example"]],
    [
      "A@B.example, c@d.example;e@f.example\n\n g@h.example ",
      ["a@b.example", "c@d.example", "e@f.example", "g@h.example"],
    ],
    ["Maja Holm <maja@b.example>, Ola <ola@b.example>", ["maja@b.example", "ola@b.example"]],
    ["a@b.example c@d.example", ["a@b.example", "c@d.example"]],
    [" \n ,; ", []],
  ])("the pasted addresses in %j are read", (text, addresses) => {
    expect(parseAddresses(text)).toEqual(addresses);
  });

  it("pasted addresses are accepted only all together, and each error is named", () => {
    expect(checkAddresses("a@b.example\nc@d.example")).toEqual({ emails: ["a@b.example", "c@d.example"], error: null });
    expect(checkAddresses("a@b.example, nobody, A@b.example").error).toBe(
      "No invitations sent: nobody is not a valid email address; a@b.example is entered twice.",
    );
    expect(checkAddresses("").error).toMatch(/at least one/);
    expect(
      checkAddresses(Array.from({ length: MOST_AT_ONCE + 1 }, (_, i) => `p${i}@b.example`).join(" ")).error,
    ).toMatch(/up to 50 .* 51/);
  });

  it("pasted addresses are limited in number and length", () => {
    expect(wordFaults([{ email: "x".repeat(300), fault: "malformed" }]).length).toBeLessThan(140);
  });
});

describe("too few seats", () => {
  it.each([
    [0, 1, "there are no free seats, and you need one"],
    [1, 3, "there is one free seat, and you need 3"],
    [2, 3, "there are 2 free seats, and you need 3"],
  ])("too few seats are explained: %i free for %i", (free, wanted, words) => {
    expect(wordFull(free, wanted)).toContain(words);
  });
});
