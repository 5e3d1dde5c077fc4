import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import { productEnv } from "@/tests/support/process";
import { studyIn } from "@/tests/support/study-command";
import { TestBackend } from "@/tests/support/test-backend";

// The commands as people run them, on a tenth of the sample study: from invented interviews to published figures.

let backend: TestBackend;
let directory: string;
let env: NodeJS.ProcessEnv;
let computation = "";

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), "granskog-engine-"));
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

const interviews = () => path.join(directory, "interviews");
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
    await study(["compute", interviews(), "--sample"], "Adding up answers");
    expect(readdirSync(directory)).not.toContain("computations");
    const computed = await study(["compute", interviews(), "--sample"]);
    expect(computed.code, computed.out).toBe(0);
    for (const market of ["Sweden", "Norway", "Denmark", "Finland", "The Netherlands"])
      expect(computed.out).toContain(`${market}, 15 waves 2011–2025`);
    expect(computed.out).toMatch(/weighting: design effect 1\.\d\d, effective n/);
    expect(computed.out).toMatch(/changes: \d+ of \d+ changes are clear/);
    [computation = ""] = computations();
    expect(computed.out).toContain(`publish ${computation} --wave all`);
  });

  test("the same files are not computed twice", async () => {
    const again = await study(["compute", interviews(), "--sample"]);
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
    expect(all.out).toMatch(/Published [\d,]+ rows in 75 waves/);
    expect((await study(["status"])).out).toMatch(/Norway\s+2025/);
    expect((await study(["rollback"])).out).toContain("rolled back");
    expect((await study(["status"])).out).not.toMatch(/Norway\s+2025/);
    expect(await publishedScores()).toEqual(before);
  });

  test("two computations are compared wave by wave", async () => {
    const other = path.join(directory, "fewer");
    cpSync(interviews(), other, { recursive: true });
    const margins = path.join(other, "margins.csv");
    writeFileSync(
      margins,
      readFileSync(margins, "utf8")
        .replace(/^(Finland,2025,sex,female,).*$/m, "$10.6")
        .replace(/^(Finland,2025,sex,male,).*$/m, "$10.4"),
    );
    const computed = await study(["compute", other, "--sample"]);
    expect(computed.code, computed.out).toBe(0);
    const changed = computations().find((id) => id !== computation) ?? "";
    const { code, out } = await study(["diff", computation, changed]);
    expect(code).toBe(0);
    expect(out).toMatch(/Finland 2025: \d+ scores and \d+ positions differ/);
    expect(out).not.toContain("Sweden 2025:");
    expect((await study(["diff", computation, computation])).out).toContain("75 waves identical, 0 different.");
  });

  test("invalid input is refused with place and fix, and nothing is stored or published", async () => {
    const broken = path.join(directory, "broken");
    cpSync(interviews(), broken, { recursive: true });
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

  test.concurrent.each([
    [["compute"], "give the study files or folder"],
    [["compute", "nowhere-at-all"], "nowhere-at-all"],
    [["compute", ".", "--rule", "best-of-five/9"], "top-two-of-five/1"],
    [["publish"], "--wave sweden/2025"],
    [["publish", "000000", "--wave", "all"], 'Computation "000000" not found'],
    [["diff", "latest"], "Give two computations"],
    [["discard", "one"], "Give the publication number"],
  ])("%j gets an error that says what to do", async (args, words) => {
    const { code, out } = await study(args);
    expect(code).toBeGreaterThan(0);
    expect(out).toContain(words);
    expect(out).not.toContain("    at ");
  });
});
