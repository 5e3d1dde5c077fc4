import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { compute } from "@/lib/study/cli/compute";
import { diff } from "@/lib/study/cli/diff";
import { publishComputation } from "@/lib/study/cli/publish";
import { discardStagedStudy } from "@/lib/study/cli/status";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import { productEnv } from "@/tests/support/process";
import { refusalOf } from "@/tests/support/refusal";
import { studyIn } from "@/tests/support/study-command";
import { copyStudyPart } from "@/tests/support/study-part";
import { TestBackend } from "@/tests/support/test-backend";

// The commands as people run them, from invented interviews to published figures: on a tenth of the sample study, whose
// computation has two of its five markets here, which all go the same way, and all in `npm run test:deep -- study`.

let backend: TestBackend;
let directory: string;
let env: NodeJS.ProcessEnv;
let computation = "";

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), "granskog-engine-"));
  process.env.DATA_DIR = directory;
  backend = await TestBackend.start();
  env = productEnv({ ...embeddedEnvironment(backend.url, backend.secrets), DATA_DIR: directory });
});

afterAll(async () => {
  await backend?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Runs a command; `out` is all that a terminal shows of it. */
async function study(args: string[], killAt?: string) {
  const { code, out, err } = await studyIn(env, args, killAt);
  return { code, out: `${err}${out}` };
}

const TWO_MARKETS = ["Sweden", "Finland"];
const MARKETS = process.env.DEEP ? [...TWO_MARKETS, "Norway", "Denmark", "The Netherlands"] : TWO_MARKETS;
const interviews = () => path.join(directory, "interviews");
const asked = () => (process.env.DEEP ? interviews() : path.join(directory, "two-markets"));
const computations = () => readdirSync(path.join(directory, "computations")).filter((name) => !name.startsWith("."));

async function publishedScores() {
  const answer = await backend.rpc("service", "list_ranked_brands", { p_market: "sweden" });
  return z.array(z.object({ brand_slug: z.string(), score: z.number().nullable() })).parse(answer.json);
}

describe("from interviews to published results", () => {
  test("a study is generated completely or not at all, and repeating it changes nothing", async () => {
    const killed = await study(["generate", "--fraction", "0.1", "--to", interviews()], "…");
    expect(killed.code).not.toBe(0);
    const made = await study(["generate", "--fraction", "0.1", "--to", interviews()]);
    expect(made).toMatchObject({ code: 0 });
    expect(readdirSync(interviews()).sort()).toEqual([
      "answers.parquet",
      "assessments",
      "brands.csv",
      "margins.csv",
      "respondents.parquet",
      "results-2011-2023.csv",
      "study.json",
    ]);
    const before = readFileSync(path.join(interviews(), "study.json"), "utf8");
    expect(await study(["generate", "--fraction", "0.1", "--to", interviews()])).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(interviews(), "study.json"), "utf8")).toBe(before);
  });

  test("checking a study finds no problems and changes nothing", async () => {
    const checked = await study(["check", interviews()]);
    expect(checked.code, checked.out).toBe(0);
    expect(checked.out).toContain("assessments");
  });

  test("a killed computation leaves nothing and can be run again", async () => {
    if (asked() !== interviews()) await copyStudyPart(interviews(), asked(), { markets: MARKETS });
    await study(["compute", asked(), "--sample"], "Adding up answers");
    expect(readdirSync(directory)).not.toContain("computations");
    const computed = await study(["compute", asked(), "--sample"]);
    expect(computed.code, computed.out).toBe(0);
    for (const market of MARKETS) expect(computed.out).toContain(`${market}, 15 waves 2011–2025`);
    expect(computed.out).toMatch(/weighting: design effect 1\.\d\d, effective n/);
    expect(computed.out).toMatch(/changes: \d+ of \d+ changes are clear/);
    [computation = ""] = computations();
    expect(computed.out).toContain(`publish ${computation} --wave all`);
  });

  test("the same files are not computed twice", async () => {
    const again = await study(["compute", asked(), "--sample"]);
    expect(again).toMatchObject({ code: 0 });
    expect(again.out).toContain(`Already computed: ${computation}`);
    expect(computations()).toEqual([computation]);
  });

  test("computing publishes nothing, and publishing shows the selected waves once", async () => {
    expect(await publishedScores()).toEqual([]);
    const published = await study(["publish", computation.slice(0, 6), "--wave", "sweden/2025"]);
    expect(published.code, published.out).toBe(0);
    expect(published.out).toMatch(/Published \d+ rows in 1 waves/);
    const scores = await publishedScores();
    expect(scores.length).toBeGreaterThan(350);
    expect(scores.every(({ score }) => score !== null && score > 0)).toBe(true);
    expect((await study(["publish", "--wave", "sweden/2025"])).out).toContain("No changes.");
    const years = await backend.rpc("service", "list_age_group_results", { p_market: "sweden", p_year: 2025 });
    expect(JSON.stringify(years.json)).toContain("18-29");
  });

  test("a killed publication changes nothing and can be run again", async () => {
    const before = await publishedScores();
    await study(["publish", "latest", "--wave", "all"], "Publishing");
    expect(await publishedScores()).toEqual(before);
    const all = await study(["publish", "latest", "--wave", "all"]);
    expect(all.out).toMatch(/Published [\d,]+ rows in \d+ waves/);
    expect(all.out).toContain(`rows in ${15 * MARKETS.length} waves`);
    expect((await study(["status"])).out).toMatch(/Finland\s+2025/);
    expect((await study(["rollback"])).out).toContain("rolled back");
    expect((await study(["status"])).out).not.toMatch(/Finland\s+2025/);
    expect(await publishedScores()).toEqual(before);
  });

  test("two computations are compared wave by wave", async () => {
    const [one, other] = [path.join(directory, "rated"), path.join(directory, "rated-otherwise")];
    await copyStudyPart(interviews(), one, { markets: TWO_MARKETS, onlyRated: true });
    cpSync(one, other, { recursive: true });
    const margins = path.join(other, "margins.csv");
    writeFileSync(
      margins,
      readFileSync(margins, "utf8")
        .replace(/^(Finland,2025,sex,female,).*$/m, "$10.6")
        .replace(/^(Finland,2025,sex,male,).*$/m, "$10.4"),
    );
    const computed = await Promise.all([one, other].map(async (folder) => study(["compute", folder, "--sample"])));
    const [before = "", after = ""] = computed.map(({ out }) => /publish (\w+) --wave all/.exec(out)?.[1] ?? out);
    const { code, out } = await study(["diff", before, after]);
    expect(code).toBe(0);
    expect(out).toMatch(/Finland 2025: \d+ scores and \d+ positions differ/);
    expect(out).not.toContain("Sweden 2025:");
    expect((await study(["diff", before, before])).out).toContain("4 waves identical, 0 different.");
  });

  test("invalid input is refused with place and fix, and nothing is stored or published", async () => {
    const broken = path.join(directory, "broken");
    cpSync(asked(), broken, { recursive: true });
    const brands = path.join(broken, "brands.csv");
    const [, , ...rest] = readFileSync(brands, "utf8").split("\n");
    writeFileSync(brands, ["Brand,industry", ...rest].join("\n"));
    const before = [computations(), await publishedScores()];
    const refused = await study(["compute", broken, "--sample"]);
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/assessments[^\n]*Fix:/);
    expect(refused.out).toContain("Nothing was computed. Published results are unchanged.");
    expect([computations(), await publishedScores()]).toEqual(before);
  });

  test("files that are not there get an error that says which, in words alone", async () => {
    const { code, out } = await study(["compute", "nowhere-at-all"]);
    expect(code).toBe(1);
    expect(out).toContain("nowhere-at-all");
    expect(out).not.toContain("    at ");
  });

  test("a command without its arguments exits with 2 and says what to do, in words alone", async () => {
    const { code, out } = await study(["compute"]);
    expect({ code, out }).toEqual({ code: 2, out: "Missing argument: give the study files or folder.\n" });
  });

  // What the command prints of a refusal, without a process for each.
  test.each([
    { name: "compute", command: compute, args: [".", "--rule", "best-of-five/9"], words: "top-two-of-five/1" },
    { name: "publish", command: publishComputation, args: [], words: "--wave sweden/2025" },
    {
      name: "publish",
      command: publishComputation,
      args: ["000000", "--wave", "all"],
      words: 'Computation "000000" not found',
    },
    { name: "diff", command: diff, args: ["latest"], words: "Give two computations" },
    { name: "discard", command: discardStagedStudy, args: ["one"], words: "Give the publication number" },
  ])("$name with $args gets an error that says what to do", async ({ command, args, words }) => {
    expect(await refusalOf(command(args))).toEqual({ code: 2, err: expect.stringContaining(words) });
  });
});
