import { describe, expect, test } from "vitest";
import { toSignature, linkForm } from "@/lib/sharing/links/link-form";

const form = {
  configuration: { version: 1, figure: "single-country", search: "market=sweden&unknown=1" },
  title: " Food\n in  Sweden ",
  message: " Look\r\nhere ",
  isSigned: true,
  password: "",
  downloads: false,
  days: 30,
};

describe("the settings of a new link", () => {
  test("the settings of a new link are normalised", () => {
    expect(linkForm.parse(form)).toMatchObject({
      title: "Food in Sweden",
      message: "Look\nhere",
      configuration: { search: "market=sweden" },
      days: 30,
    });
    expect(linkForm.parse({ ...form, days: null, title: "x".repeat(400) })).toMatchObject({
      days: null,
      title: "x".repeat(300),
    });
    expect(linkForm.parse({ ...form, title: "🌲".repeat(310), message: "a\u202eb\n\u0000c" })).toMatchObject({
      title: "🌲".repeat(300),
      message: "a b\n c",
    });
  });

  test.each([
    { configuration: { version: 1, figure: "nothing", search: "" } },
    { configuration: null },
    { title: " " },
    { title: "x".repeat(1_201) },
    { message: "x".repeat(281) },
    { password: "short" },
    { password: "x".repeat(129) },
    { days: 2 },
    { days: 0 },
    { downloads: "yes" },
    { more: 1 },
  ])("the settings of a new link refuse %j", (change) =>
    expect(linkForm.safeParse({ ...form, ...change }).success).toBe(false),
  );
});

describe("the name of the sharer", () => {
  const person = (firstName: string, lastName: string, title: string, company: string) =>
    toSignature({ profile: { firstName, lastName }, details: { title, company } });

  test("the sharer's name is as complete as known, on one line", () => {
    expect(person("Ingrid", "Solheim", "Analyst", "Brinkhof")).toBe("Ingrid Solheim, Analyst at Brinkhof");
    expect(person("Ingrid", "", "", "Brinkhof")).toBe("Ingrid, Brinkhof");
    expect(person("", "", "", "")).toBeNull();
    expect(person("Ing\u0000rid\n", "Sol\u202eheim", "", "")).toBe("Ing rid Sol heim");
    expect(person("x".repeat(400), "y", "t".repeat(400), "c".repeat(400))?.length).toBeLessThanOrEqual(400);
  });
});
