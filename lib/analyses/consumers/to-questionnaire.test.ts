import { expect, test } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { forPage } from "@/lib/analyses/consumers/questions-of-page";
import { describePage } from "@/lib/analyses/consumers/purpose";
import { hasAxis, itemsOf, termsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { SECOND_ASKED } from "@/lib/analyses/consumers/questionnaire/second-asked.fixture";
import { CONSUMER_PAGES } from "@/lib/analyses/consumers/section";
import { CONSUMER_SECTIONS } from "@/lib/study/consumer";
import { questionOf, SUBJECTS } from "@/lib/study/questionnaire";

test.each(CONSUMER_SECTIONS)("the default definition asks about %s in the words of the sample study", (section) => {
  const { wording, answers, base } = ASKED.subjects[section] ?? {};
  expect({ wording, answers, base }).toEqual(questionOf(section));
});

test("the items of the default definition are those of the sample study, in its order", () => {
  for (const section of CONSUMER_SECTIONS.filter((each) => each !== "profile" && each !== "typing")) {
    const items = SUBJECTS[section].items.map(({ key, text }) => ({ key, text }));
    expect(itemsOf(ASKED, section), section).toEqual(items);
  }
  expect(itemsOf(ASKED, "profile").map(({ text }) => text)).toEqual([
    "Women",
    "Aged 18–29",
    "Aged 30–44",
    "Aged 45–59",
    "Aged 60–74",
  ]);
});

test("a subject that a study does not ask is missing", () => {
  expect(Object.keys(SECOND_ASKED.subjects).toSorted()).toEqual(["attitudes", "awareness", "priorities", "topics"]);
  expect(SECOND_ASKED.talk).toBeNull();
  expect(termsOf(SECOND_ASKED)).toHaveLength(3);
  expect([hasAxis(SECOND_ASKED, "group"), hasAxis(SECOND_ASKED, "sex")]).toEqual([false, true]);
});

test("another study’s scale, list of priorities and people are said in its own words", () => {
  expect(SECOND_ASKED.subjects.attitudes?.answers).toBe("1 to 7");
  expect(SECOND_ASKED.subjects.priorities?.answers).toBe("Up to two of six");
  expect(SECOND_ASKED.ages.map(({ name }) => name)).toEqual([
    "Aged 16–29",
    "Aged 30–49",
    "Aged 50–69",
    "Aged 70 and over",
  ]);
  expect(SECOND_ASKED.sexes.map(({ name }) => name)).toEqual(["Women", "Men"]);
});

test("a page brings only its own subjects to the browser", () => {
  expect(Object.keys(forPage("topics", ASKED).subjects)).toEqual(["topics"]);
  expect(forPage("topics", ASKED).actions).toEqual([]);
  expect(forPage("say-do-gap", ASKED).actions).toHaveLength(7);
});

test("each page says what it shows in one sentence, without what a study does not ask", () => {
  for (const page of CONSUMER_PAGES) expect(describePage(page, ASKED)).toMatch(/^[A-Z].+\.$/);
  expect(describePage("awareness", SECOND_ASKED)).toBe(
    "How many people understand the terms of sustainability, by market, age and year.",
  );
  expect(describePage("attitudes", SECOND_ASKED)).toBe(
    "How far people agree with two statements, by market, age and year.",
  );
});
