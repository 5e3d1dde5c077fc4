import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { CHROMIUM_FLAGS, ensureChromium } from "./chromium";
import { run } from "./process";

export type Scores = Record<"performance" | "accessibility" | "best-practices" | "seo", number>;

const score = z.object({ score: z.number().nullable() });
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);

/**
 * Lighthouse's mobile scores of a page, 0–100, and its largest contentful paint in milliseconds, each the median of
 * five runs, with the audits that lost points in any of them.
 */
export async function measureLighthouse(
  url: string,
): Promise<{ scores: Scores; largestPaint: number; lost: string[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-lighthouse-"));
  const runs: Scores[] = [];
  const paints: number[] = [];
  const lost = new Set<string>();
  try {
    for (let attempt = 0; attempt < RUNS; attempt += 1) {
      const file = path.join(folder, `${attempt}.json`);
      const flags = ["--headless=new", ...CHROMIUM_FLAGS].join(" ");
      const args = ["lighthouse", url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`];
      const once = () => run("npx", args, { timeoutMs: 180_000, env: { CHROME_PATH: ensureChromium() } });
      // Chromium sometimes loses the beginning of a trace (NO_NAVSTART); a fault of the page fails twice.
      const code = (await once()).code && (await once()).code;
      if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
      const { categories, audits } = report.parse(JSON.parse(readFileSync(file, "utf8")));
      runs.push({
        performance: points(categories.performance),
        accessibility: points(categories.accessibility),
        "best-practices": points(categories["best-practices"]),
        seo: points(categories.seo),
      });
      paints.push(audits["largest-contentful-paint"]?.numericValue ?? Infinity);
      for (const [id, audit] of Object.entries(audits)) {
        if (audit.score !== null && audit.score < 0.9) lost.add(`${id}: ${audit.title}`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const median = (category: keyof Scores) => middleOf(runs.map((scores) => scores[category]));
  return {
    scores: {
      performance: median("performance"),
      accessibility: median("accessibility"),
      "best-practices": median("best-practices"),
      seo: median("seo"),
    },
    largestPaint: middleOf(paints),
    lost: [...lost],
  };
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function points(category: { score: number | null }): number {
  return Math.round((category.score ?? 0) * 100);
}
