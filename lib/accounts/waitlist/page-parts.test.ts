import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { sayPeriod } from "@/lib/analyses/consumers/purpose";
import { PAGE_PARTS } from "@/lib/accounts/waitlist/page-parts";

const SOURCES = ["components/analyses/**/*.tsx", "lib/analyses/**/*.ts", "lib/study/alert-names.ts"]
  .flatMap((pattern) => globSync(pattern))
  .filter((path) => !path.includes(".test."))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

/** Titles made from the questionnaire, as the default study asks. */
const FROM_QUESTIONS = [ASKED.talk?.text.replace(" with someone", ""), `Talked about${sayPeriod(ASKED)}`];

it.each(Object.entries(PAGE_PARTS))("the waitlist names parts that %s has", (_, parts) => {
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts)
    expect(
      FROM_QUESTIONS.includes(part) ||
        SOURCES.includes(`"${part}`) ||
        SOURCES.includes(`\`${part}`) ||
        SOURCES.includes(`>${part}<`) ||
        SOURCES.includes(`  ${part}\n`),
      part,
    ).toBe(true);
});
