import { expect, test } from "vitest";
import { toPageTitle } from "@/lib/analyses/page-title";
import { LONGEST_TITLE } from "@/lib/platform/words/title-room";

const SUBJECT = "Score of Smedsta, 2011–2025";

test("a finding of up to 64 letters is the page's title", () => {
  const finding = "S".repeat(LONGEST_TITLE);
  expect(toPageTitle(finding, SUBJECT)).toEqual({ title: finding, rest: null });
});

test("a longer finding is below the chart, under a title that names the subject", () => {
  const finding = "S".repeat(LONGEST_TITLE + 1);
  expect(toPageTitle(finding, SUBJECT)).toEqual({ title: SUBJECT, rest: finding });
});

test("without a finding, the title names the subject", () => {
  expect(toPageTitle(null, SUBJECT)).toEqual({ title: SUBJECT, rest: null });
});

test("a subject of 300 letters is cut to the length of a title", () => {
  expect(Array.from(toPageTitle(null, "n".repeat(300)).title).length).toBeLessThanOrEqual(LONGEST_TITLE);
});
