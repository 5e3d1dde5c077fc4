import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markForm, muteForm, ruleForm } from "@/lib/analyses/risk-alerts/rule-form";
import { DEFAULT_RULE, LONGEST_NOTE } from "@/lib/analyses/risk-alerts/rule";

const RULE = { ...DEFAULT_RULE, id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff" };
const reads = (more: object) => ruleForm.safeParse({ ...RULE, ...more }).success;

describe("a submitted rule", () => {
  it("a submitted rule is read exactly, with a one-line name and each brand once", () => {
    expect(ruleForm.parse(RULE)).toEqual(RULE);
    expect(
      ruleForm.parse({
        ...RULE,
        name: "  Our\n brands ",
        brands: ["kvarno", "havrud", "kvarno"],
        markets: ["sweden", "sweden"],
      }),
    ).toMatchObject({ name: "Our brands", brands: ["kvarno", "havrud"], markets: ["sweden"] });
    expect(reads({ points: 2.5, positions: 10, mute: { through: 2025 }, industries: ["food-grocery"] })).toBe(true);
  });

  it.each([
    { id: "default" },
    { name: " \n " },
    { kinds: { ...RULE.kinds, "rank-drop": "loud" } },
    { kinds: { "sustained-decline": "off", "level-shift": "off", "rank-drop": "off", "age-divergence": "off" } },
    { kinds: { "rank-drop": "strict" } },
    { points: -1 },
    { points: 0.001 },
    { points: NaN },
    { positions: 2.5 },
    { markets: ["At lantis"] },
    { industries: ["Food & grocery"] },
    { brands: [] },
    { brands: "some" },
    { brands: Array.from({ length: 201 }, (_, index) => `b${index}`) },
    { mute: { until: "tomorrow" } },
    { mute: { until: "2026-12-31", through: 2025 } },
    { team: "another" },
  ])("a submitted rule is refused with %o", (bad) => {
    expect(reads(bad)).toBe(false);
  });
});

it("an alert is muted until a date, until the next study, or not at all", () => {
  const { id } = RULE;
  for (const mute of [{ until: "2026-12-31" }, "next-wave", null])
    expect(muteForm.safeParse({ id, mute }).success).toBe(true);
  for (const mute of [undefined, "forever", { through: 2025 }, { until: "31/12/2026" }])
    expect(muteForm.safeParse({ id, mute }).success).toBe(false);
});

it("a note keeps its lines, loses control characters, and has at most 500 characters", () => {
  const key = { market: "sweden", year: 2025, brand: "kvarno", kind: "rank-drop" };
  expect(markForm.parse({ ...key, note: " Shared\nwith\u0007 the board. " }).note).toBe("Shared\nwith  the board.");
  expect(markForm.parse({ ...key, acknowledged: true })).toEqual({ ...key, acknowledged: true });
  expect(markForm.safeParse({ ...key, note: "x".repeat(LONGEST_NOTE + 1) }).success).toBe(false);
  expect(markForm.safeParse({ ...key, by: "somebody" }).success).toBe(false);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (typed) => {
      const { note = "", ...rest } = markForm.safeParse({ ...key, note: typed }).data ?? {};
      expect(markForm.parse({ ...key, ...rest, note }).note).toBe(note);
      expect(note).not.toMatch(/[^\P{Cc}\n]/u);
    }),
  );
});
