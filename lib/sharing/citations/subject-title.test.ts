import { expect, test } from "vitest";
import { toSubjectTitle, withoutFindings } from "@/lib/sharing/citations/subject-title";

const of = (filters: Record<string, string>, kicker = "Single country") => ({
  kicker,
  selection: Object.entries(filters).map(([name, value]) => ({ name, value })),
});

test.each([
  [of({ Market: "Sweden", Industry: "Food & grocery", Year: "2025" }), "Food & grocery in Sweden, 2025"],
  [
    of({ Market: "Sweden", Industry: "Food & grocery", Brands: "A, B", Years: "2016–2025" }),
    "Food & grocery in Sweden, 2016–2025",
  ],
  [of({ Brand: "Havremark", Market: "Norway", Industry: "Energy", Year: "2025" }), "Havremark in Norway, 2025"],
  [of({ Brand: "Havremark", Markets: "Norway, Sweden", Years: "2024–2025" }), "Havremark, 2024–2025"],
  [of({ Market: "Sweden", Industry: "All", Year: "2025" }, "Momentum"), "Momentum in Sweden, 2025"],
  [of({}, "Portfolio"), "Portfolio"],
])("a citation's title names the subject only: %#", (record, title) => {
  expect(toSubjectTitle(record)).toBe(title);
});

test("a citation's title replaces one that states a result", () => {
  const record = { ...of({ Market: "Sweden", Industry: "Energy", Year: "2025" }), title: "Havremark is up 4.2 points" };
  expect(withoutFindings(record).title).toBe("Energy in Sweden, 2025");
});
