import { describe, expect, it } from "vitest";
import { currentStep, isOpenStep, stepStates } from "@/lib/accounts/drafts/draft-steps";
import type { CheckReport, Draft } from "@/lib/study/drafts/draft";

const draft = (of: Partial<Draft> = {}): Draft => ({
  id: "3f0c8c4e-5d0b-4a39-9c55-0d6a1d0d9c11",
  name: "Study of 2026",
  state: "files",
  revision: 1,
  files: [],
  definition: null,
  checkReport: null,
  checkHash: null,
  computationId: null,
  jobId: null,
  createdBy: null,
  createdAt: "2026-11-26T00:00:00.000Z",
  updatedAt: "2026-11-26T00:00:00.000Z",
  ...of,
});
const file = (kind: Draft["files"][number]["kind"]) => ({
  uploadId: "3f0c8c4e-5d0b-4a39-9c55-0d6a1d0d9c12",
  name: "wave.sav",
  size: 1,
  sha256: "0".repeat(64),
  kind,
  rows: null,
  columns: null,
});
const report = (errors: number, warnings: number): CheckReport => ({
  at: "2026-11-26T00:00:00.000Z",
  errors,
  warnings,
  interviews: 1,
  assessments: 1,
  answers: 1,
  brands: 1,
  quality: [],
});
const accepted = { reason: "Known", by: "me", at: "2026-11-26T00:00:00.000Z" };
const mapped = { files: [file("spss")], definition: {}, state: "check" } as const;

describe("the steps of a draft", () => {
  it.each([
    ["without files", {}, "files"],
    ["with a definition but no data", { files: [file("definition")] }, "files"],
    ["with a file", { files: [file("spss")] }, "map"],
    ["with files that changed after it was mapped", { ...mapped, state: "files" }, "map"],
    ["with an incomplete mapping", { ...mapped, state: "map" }, "map"],
    ["with a mapping", mapped, "check"],
    ["with errors", { ...mapped, checkReport: report(1, 0) }, "check"],
    ["with warnings", { ...mapped, checkReport: report(0, 2) }, "check"],
    ["with accepted warnings", { ...mapped, checkReport: { ...report(0, 2), accepted } }, "compute"],
    ["without problems", { ...mapped, checkReport: report(0, 0) }, "compute"],
    ["with a computation", { ...mapped, state: "compare", checkReport: report(0, 0), computationId: "c" }, "compare"],
  ] as const)("a draft %s is at its step", (_, of, step) => {
    expect(currentStep(draft(of as Partial<Draft>))).toBe(step);
  });

  it("a step can be opened once those before it are done", () => {
    const known = draft({ ...mapped, checkReport: report(1, 0) });
    expect(stepStates(known).map(({ state }) => state)).toEqual(["done", "done", "next", "later", "later"]);
    expect(isOpenStep(known, "map")).toBe(true);
    expect(isOpenStep(known, "compute")).toBe(false);
  });

  it("every step of a published draft is done", () => {
    const known = draft({
      ...mapped,
      state: "published",
      checkReport: report(0, 0),
      computationId: "c",
    });
    expect(stepStates(known).every(({ state }) => state === "done")).toBe(true);
    expect(currentStep(known)).toBe("compare");
  });
});
