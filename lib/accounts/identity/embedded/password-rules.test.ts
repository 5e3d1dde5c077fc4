import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, test } from "vitest";
import { countBreached } from "@/lib/accounts/identity/embedded/breached-passwords";
import { COMMON_PASSWORD, findPasswordFault, OWN_NAME } from "@/lib/accounts/identity/embedded/password-rules";

const owner = {
  email: "kim.lindqvist@spruceworks.example",
  firstName: "Kim",
  lastName: "Lindqvist",
  company: "Spruce Works",
};

describe("findPasswordFault", () => {
  test.each([
    ..."password password1 Password123! P@ssw0rd P4ssw0rd2024 12345678 123456789 87654321 qwertyui qwerty123 qwertyuiop asdfghjk 1q2w3e4r".split(
      " ",
    ),
    ..."1qaz2wsx iloveyou iloveyou1 sunshine Sommar2024 football letmein1 welcome1 Welcome2025! trustno1 superman monkey12 dragon99".split(
      " ",
    ),
    ..."aaaaaaaa abababab abcabcabc 11111111 abcdefgh zyxwvuts qwerty123456 19850312 31121999 admin123 changeme hemligt1 salasana1 wachtwoord".split(
      " ",
    ),
  ])("the password %s is refused as too common", (password) => {
    expect(findPasswordFault(password, owner)).toBe(COMMON_PASSWORD);
  });

  test.each(
    "elephant marathon jamesbond Marathon2024! scarlett zeppelin butthead 3l3phant teddybear!! pinkfloyd1".split(" "),
  )("the password %s is refused as found in a breach", (password) => {
    expect(findPasswordFault(password, owner)).toBe(COMMON_PASSWORD);
  });

  test("each of more than three thousand common passwords is refused", () => {
    const known = dictionary["passwords-common"].filter((each) => each.length >= 8);
    expect(countBreached()).toBe(new Set(known).size);
    expect(known.length).toBeGreaterThan(15_000);
    expect(known.filter((password) => findPasswordFault(password, owner) === null)).toEqual([]);
    expect(
      known.slice(0, 3_000).filter((password) => findPasswordFault(password.toUpperCase(), owner) === null),
    ).toEqual([]);
  });

  test.each([
    "kim.lindqvist",
    "KimLindqvist",
    "lindqvist1",
    "kim.lindqvist@spruceworks.example",
    "SpruceWorks",
    "spruce works 24",
    "granskog",
    "Granskog2026!",
  ])("the password %s is refused as the person's own name or the site's", (password) => {
    expect(findPasswordFault(password, owner)).toBe(OWN_NAME);
  });

  test.each([
    "a-quiet-larch-37",
    "monkey dragon larch",
    "qwerty is not my thing",
    "vXk29!pq",
    "69 brown geese",
    "passwords are tedious",
    "83920174",
    "åÄö-skogen-vid-ån",
  ])("the password %s is allowed", (password) => {
    expect(findPasswordFault(password, owner)).toBeNull();
  });
});
