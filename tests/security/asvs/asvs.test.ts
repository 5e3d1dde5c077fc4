import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { NamedTest, Standing } from "@/tests/security/asvs/rule";
import { RULE_IDS } from "@/tests/security/asvs/rule-ids";
import { CHAPTERS, TABLE } from "@/tests/security/asvs/table";
import { repository } from "@/tests/support/process";

const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const isFile = (file: string) => existsSync(path.join(repository, file));

/** Whether the title is a complete text in the program, and not part of another. */
function hasTest([file, title]: NamedTest): boolean {
  if (!/\.(?:test|spec)\.ts$|\/catalogue-(?:lints|rules)\.ts$/.test(file) || !isFile(file)) return false;
  // As the first argument of a call, or as the name of a rule that is tried by one.
  const text = read(file).replaceAll(/\(\s+/g, "(");
  return ["(", "rule: ", "lint: "].some((before) =>
    ['"', "`", "'"].some((quote) => text.includes(`${before}${quote}${title}${quote}`)),
  );
}

/** What is wrong with how a rule is said to stand. */
function faultsOf(rule: string, standing: Standing): string[] {
  switch (standing.is) {
    case "tested":
      if (standing.tests.length === 0) return [`${rule}: no test is named`];
      return standing.tests
        .filter((named) => !hasTest(named))
        .map(([file, title]) => `${rule}: no test "${title}" in ${file}`);
    case "by construction":
      if (standing.how.length < 10 || standing.files.length === 0) return [`${rule}: how, and where, is not said`];
      return standing.files.filter((file) => !isFile(file)).map((file) => `${rule}: there is no ${file}`);
    case "not applicable":
      return standing.why.length < 10 ? [`${rule}: why is not said`] : [];
    case "not met":
      return standing.missing.length < 10 ? [`${rule}: what is missing is not said`] : [];
  }
}

const count = (is: Standing["is"]) => Object.values(TABLE).filter((standing) => standing.is === is).length;

describe("the table of the standard", () => {
  test("the table has every rule of levels 1 and 2 once, and no other", () => {
    expect(RULE_IDS).toHaveLength(217);
    expect(Object.keys(TABLE).toSorted()).toEqual(RULE_IDS.toSorted());
    expect(CHAPTERS.flatMap((chapter) => Object.keys(chapter))).toHaveLength(RULE_IDS.length);
  });

  test("the table names tests and files that exist, or a reason", () => {
    expect(Object.entries(TABLE).flatMap(([rule, standing]) => faultsOf(rule, standing))).toEqual([]);
  });

  test("the table's check notices what does not exist", () => {
    const here = "tests/security/asvs/asvs.test.ts";
    const wrong: Standing[] = [
      { is: "tested", tests: [], note: "" },
      { is: "tested", tests: [[here, "a title of no test"]], note: "" },
      { is: "tested", tests: [["tests/gone.test.ts", "notices what is not there"]], note: "" },
      { is: "tested", tests: [["content/handbook/security.md", "OWASP ASVS"]], note: "" },
      { is: "by construction", how: "long enough to be a reason", files: ["lib/gone.ts"] },
      { is: "by construction", how: "long enough to be a reason", files: [] },
      { is: "not applicable", why: "" },
      { is: "not met", missing: "" },
    ];
    for (const standing of wrong) expect(faultsOf("V0", standing), JSON.stringify(standing)).toHaveLength(1);
    expect(
      faultsOf("V0", { is: "tested", tests: [[here, "the table's check notices what does not exist"]], note: "" }),
    ).toEqual([]);
  });

  test("the table adds up to what the handbook says, where each unmet rule is named", () => {
    const [, section = ""] = read("content/handbook/security.md").split("## OWASP ASVS\n");
    const summary = `${count("tested")} tested · ${count("by construction")} met by construction · ${count("not applicable")} not applicable · ${count("not met")} not met`;
    const own = section.split(/\n##/, 1)[0] ?? "";
    expect(own).toContain(summary);
    const named = new Set(own.match(/V\d+\.\d+\.\d+/g));
    for (const [rule, { is }] of Object.entries(TABLE)) if (is === "not met") expect([...named]).toContain(rule);
  });
});
