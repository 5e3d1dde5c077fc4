import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { TAKEN_NAMES } from "@/lib/study/sample/known-brands";
import { BRAND_COUNTS, FIRST_YEAR, LAST_YEAR } from "@/lib/study/sample/roster";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import { foldName } from "@/lib/catalogue/names/slug";
import type { StudyResult } from "@/lib/study/study";

const usageBefore = process.cpuUsage();
const study = createSampleStudy();
const millisecondsTaken = process.cpuUsage(usageBefore).user / 1000;

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
const waveOf = new Map(
  [...Map.groupBy(study.results, ({ market, year }) => `${market}/${year}`)].map(([key, rows]) => [key, rows]),
);
const wave = (market: string, year: number): StudyResult[] => waveOf.get(`${market}/${year}`) ?? [];
const brandsOf = (rows: readonly StudyResult[]) => new Set(rows.map(({ brand }) => brand));
const scoreOf = (row: StudyResult | undefined) => row?.score ?? NaN;
const cores = [...brandsOf(study.results)].map((name) => lettersOf(name.split(" ")[0] ?? ""));

function lettersOf(name: string): string {
  return foldName(name).replace(/[^a-z0-9]/g, "");
}

describe("the sample study", () => {
  test("the sample study has every market in every year, with plausible fieldwork", () => {
    expect(study.isSample).toBe(true);
    expect(study.waves.map(({ market, year }) => `${market}/${year}`)).toEqual(
      SAMPLE_MARKETS.flatMap(({ slug }) => YEARS.map((year) => `${slug}/${year}`)),
    );
    for (const { year, interviews, fieldworkFrom, fieldworkTo } of study.waves) {
      expect(interviews).toBeGreaterThan(4_000);
      expect(fieldworkFrom?.slice(0, 8)).toBe(`${year}-01-`);
      expect(fieldworkTo?.slice(0, 8)).toBe(`${year}-03-`);
    }
  });

  test("the sample study has more than 1,600 brands in the latest wave, in all 22 industries", () => {
    const latest = study.results.filter(({ year }) => year === LAST_YEAR);
    expect(brandsOf(latest).size).toBe(1612);
    for (const { slug } of SAMPLE_MARKETS) {
      const rows = wave(slug, LAST_YEAR);
      expect(rows).toHaveLength(BRAND_COUNTS[slug]);
      expect(brandsOf(rows).size).toBe(BRAND_COUNTS[slug]);
      expect(new Set(rows.map(({ industrySlug }) => industrySlug)).size).toBe(INDUSTRIES.length);
    }
    const markets = [...Map.groupBy(latest, ({ brand }) => brand).values()].map((rows) => rows.length);
    const spanning = (width: number) => markets.filter((count) => count === width).length;
    expect([spanning(2), spanning(3), spanning(5)]).toEqual([35, 9, 3]);
  });

  test("brands enter and leave the sample study", () => {
    for (const { slug } of SAMPLE_MARKETS) {
      const first = brandsOf(wave(slug, FIRST_YEAR));
      const latest = brandsOf(wave(slug, LAST_YEAR));
      expect([...first].filter((brand) => !latest.has(brand)).length).toBeGreaterThan(10);
      expect([...latest].filter((brand) => !first.has(brand)).length).toBeGreaterThan(50);
    }
  });

  test("sample scores of one year and the next correlate at about 0.9", () => {
    for (const { slug } of SAMPLE_MARKETS) {
      for (const year of YEARS.slice(1)) {
        const before = new Map(wave(slug, year - 1).map((row) => [row.brand, row]));
        const pairs = wave(slug, year).flatMap((row) => {
          const earlier = before.get(row.brand);
          return earlier ? [[scoreOf(earlier), scoreOf(row)] as const] : [];
        });
        const between = correlation(pairs);
        expect(between).toBeGreaterThan(0.87);
        expect(between).toBeLessThan(0.97);
      }
    }
  });

  test("sample scores are spread as shares are, with errors for about 870 people", () => {
    const odd = study.results.filter(({ score, standardError, n, nEff }) => {
      if (score === null || standardError === null || n === null || nEff === null) return true;
      const share = score / 200;
      const expected = 100 * Math.sqrt((2 * share * (1 - share) * 1.55) / nEff);
      const fits = standardError > 0.9 * expected && standardError < 1.01 * expected;
      return !(fits && score > 8 && score < 170 && n > 950 && n < 1065 && nEff < n);
    });
    expect(odd).toEqual([]);
  });

  test("sample positions follow the scores and lie within their ranges", () => {
    const odd = [...waveOf.values()].flatMap((rows) => {
      const seen = new Map<string, number>();
      return rows.filter((row, i) => {
        const inIndustry = (seen.get(row.industry) ?? 0) + 1;
        seen.set(row.industry, inIndustry);
        const isTie = row.score === rows[i - 1]?.score;
        const ranked = isTie || (row.overallPosition === i + 1 && row.industryPosition === inIndustry);
        const ordered = scoreOf(rows[i + 1] ?? row) <= scoreOf(row);
        const low = row.rankLow ?? Infinity;
        const high = row.rankHigh ?? 0;
        const within = low <= (row.overallPosition ?? 0) && (row.overallPosition ?? Infinity) <= high;
        const wider = (row.publicRankLow ?? Infinity) <= low && (row.publicRankHigh ?? 0) >= high;
        return !(ranked && ordered && within && wider);
      });
    });
    expect(odd).toEqual([]);
  });

  test("the sample study is the same bytes every time, and different with another seed", () => {
    const hash = createHash("sha256").update(JSON.stringify(study)).digest("hex");
    expect(createHash("sha256").update(JSON.stringify(createSampleStudy())).digest("hex")).toBe(hash);
    // Another number here means that the visible sample study has changed.
    expect(hash.slice(0, 16)).toMatchInlineSnapshot(`"05056a4c9ebbd159"`);
    expect(createSampleStudy("another seed").results).not.toEqual(study.results);
    expect(millisecondsTaken).toBeLessThan(3_000);
  });
});

describe("the invented names", () => {
  test("invented names are not those of a real company, nor one letter from one", () => {
    const lists: string[] = JSON.parse(readFileSync(new URL("real-brands.fixture.json", import.meta.url), "utf8"));
    const real = new Set(lists.flatMap((list) => list.split(", ")).map(lettersOf));
    expect(real.size).toBeGreaterThan(600);
    const close = new Set(
      [...real].filter((name) => name.length > 4).flatMap((name) => [name, ...withOneLeftOut(name)]),
    );
    const hits = cores.filter(
      (core) => real.has(core) || close.has(core) || withOneLeftOut(core).some((shorter) => close.has(shorter)),
    );
    expect(hits).toEqual([]);
  });

  test("invented names differ from each other by more than a letter or an accent", () => {
    const owner = new Map<string, string>();
    const close: string[] = [];
    // Names that differ by one letter share a form with one letter left out, or are such a form.
    for (const name of [...cores, ...TAKEN_NAMES.map(lettersOf)]) {
      for (const form of new Set([name, ...withOneLeftOut(name)])) {
        const other = owner.get(form);
        if (other !== undefined) close.push(`${other} ${name}`);
        owner.set(form, name);
      }
    }
    expect(close).toEqual([]);
    expect(new Set(study.results.map(({ brandSlug }) => brandSlug)).size).toBe(brandsOf(study.results).size);
  });

  test("invented names are short enough for the page", () => {
    for (const name of brandsOf(study.results)) expect(name.length).toBeLessThanOrEqual(32);
  });
});

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (pick: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + pick(pair), 0) / pairs.length;
  const [x, y] = [mean(([a]) => a), mean(([, b]) => b)];
  const covariance = mean(([a, b]) => (a - x) * (b - y));
  return covariance / Math.sqrt(mean(([a]) => (a - x) ** 2) * mean(([, b]) => (b - y) ** 2));
}

function withOneLeftOut(letters: string): string[] {
  return Array.from(letters, (_, i) => letters.slice(0, i) + letters.slice(i + 1));
}
