import { describe, expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { datasetOf, readingOf, shareOf } from "@/lib/analyses/consumers/attitudes/study.fixture";
import { toSayDoClaim } from "@/lib/analyses/consumers/say-do-gap/claim";
import { toSayDoView } from "@/lib/analyses/consumers/say-do-gap/view";

const pair = (key: string, say: number, done: number, n: number) => {
  const gap =
    n < 50
      ? { value: null, low: null, high: null }
      : { value: say - done, low: say - done - 0.06, high: say - done + 0.06 };
  return [
    shareOf(`${key}/say`, say, n),
    shareOf(`${key}/do`, done, n),
    { item: `${key}/gap`, ...gap, n, nEff: n < 50 ? null : n },
  ];
};
const viewOf = (figures: ReturnType<typeof pair>) =>
  toSayDoView({
    dataset: datasetOf("say-do", [readingOf("sweden", 2025, figures)]),
    market: "sweden",
    from: 2025,
    to: 2025,
    actions: ASKED.actions,
  });
const claimOf = (figures: ReturnType<typeof pair>) =>
  toSayDoClaim({ view: viewOf(figures), market: "Sweden", people: "everyone", from: 2025, to: 2025 });

describe("saying and doing", () => {
  const view = viewOf([
    ...pair("repair", 0.6, 0.4, 500),
    ...pair("less-meat", 0.45, 0.43, 500),
    ...pair("packaging", 0.7, 0.3, 500),
    ...pair("origin", 0.9, 0.1, 30),
  ]);

  it("gaps between saying and doing start with the widest and end with suppressed ones", () => {
    expect(view.rows.map(({ item, gap }) => [item.key, gap.value === null]).slice(0, 3)).toEqual([
      ["packaging", false],
      ["repair", false],
      ["less-meat", false],
    ]);
    expect(view.rows).toHaveLength(ASKED.actions.length);
  });

  it("each gap between saying and doing is tested against zero with its paired interval", () => {
    expect(view.rows.slice(0, 3).map(({ clear }) => clear?.isClear)).toEqual([true, true, false]);
    expect([view.ahead, view.behind, view.of]).toEqual([2, 0, 3]);
  });

  it("gaps between saying and doing are described in words", () => {
    expect(claimOf([...pair("repair", 0.6, 0.4, 500), ...pair("less-meat", 0.45, 0.43, 500)]).claim).toBe(
      "One of two actions is said to matter more often than it is done",
    );
    expect(claimOf([...pair("repair", 0.6, 0.4, 500), ...pair("packaging", 0.7, 0.3, 500)]).claim).toBe(
      "On every topic, more people say it matters than act on it",
    );
    expect(claimOf(pair("repair", 0.4, 0.6, 500)).claim).toBe(
      "One of one action is done more often than it is said to matter",
    );
    expect(claimOf(pair("repair", 0.41, 0.4, 500)).claim).toBe("No clear gap between saying and doing");
    expect(claimOf(pair("repair", 0.6, 0.4, 30)).standfirst).not.toMatch(/%/);
  });
});
