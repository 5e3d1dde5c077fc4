import { expect } from "vitest";
import { LONGEST_TITLE } from "@/lib/platform/words/title-room";

/** Each of these findings has room in the title of a page; otherwise says how often one has not, and which. */
export function expectRoom(findings: readonly string[], least: number): void {
  const tooLong = findings.filter((finding) => Array.from(finding).length > LONGEST_TITLE);
  expect(findings.length, "findings").toBeGreaterThanOrEqual(least);
  expect([...new Set(tooLong)], `${tooLong.length} of ${findings.length} findings are too long`).toEqual([]);
}
