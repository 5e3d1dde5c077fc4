import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importFile } from "@/lib/study/cli/import";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import { productEnv, repository } from "@/tests/support/process";
import { refusalOf } from "@/tests/support/refusal";
import { positionsCsv, studyIn } from "@/tests/support/study-command";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let site: Server;
let directory: string;
let env: NodeJS.ProcessEnv;
const refreshed: string[] = [];

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), "granskog-files-"));
  backend = await TestBackend.start();
  site = createServer((request, response) => {
    refreshed.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.end("{}");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  const port = typeof address === "object" ? address?.port : undefined;
  env = productEnv({
    ...embeddedEnvironment(backend.url, backend.secrets),
    APP_ORIGIN: `http://127.0.0.1:${port}`,
    INTERNAL_TOKEN: "internal token of the study test",
  });
});

afterAll(async () => {
  await backend?.stop();
  site?.close();
  rmSync(directory, { recursive: true, force: true });
});

const study = (args: string[], killAt?: string) => studyIn(env, args, killAt);

const file = (name: string, content: string) => {
  const target = path.join(directory, name);
  writeFileSync(target, content);
  return target;
};
const shown = async () => (await backend.rpc("service", "list_ranked_brands", { p_market: "sweden" })).text;
const stamp = async () => (await backend.rpc("service", "current_publication")).text;

test("the study command imports a file and refreshes the site, and a repetition changes nothing", async () => {
  const good = file("good.csv", positionsCsv(["Exempel Ett", "Exempel Två", "Exempel Tre"]));
  const first = await study(["import", good, "--year", "2025"]);
  expect(first).toMatchObject({ code: 0 });
  expect(first.out).toContain("Published 3 rows in 1 waves");
  expect(await shown()).toContain("Exempel Två");
  expect(refreshed).toEqual(["POST /api/internal/revalidate Bearer internal token of the study test"]);

  const before = await stamp();
  const second = await study(["import", good, "--year", "2025"]);
  expect(second).toMatchObject({ code: 0 });
  expect(second.out).toContain("No changes.");
  expect(await stamp()).toBe(before);
});

test("the study command refuses a bad file, and published results stay unchanged", async () => {
  const [before, stampBefore] = [await shown(), await stamp()];
  const bad = file("bad.csv", positionsCsv(["Exempel Fyra", "Exempel Fem"], "Atlantis").replace(",2025,", ",2024,"));
  const { code, err } = await study(["import", bad, "--year", "2025"]);
  expect(code).toBe(1);
  expect(err).toContain('bad.csv, line 2, column "Country": unknown market (value "Atlantis"). Fix: use one of');
  expect(err).toContain('bad.csv, line 3, column "Country"');
  expect(err).toContain('bad.csv, line 2, column "Year"');
  expect(err).toContain("bad.csv has 3 problems. Nothing was published");
  expect(await shown()).toBe(before);
  expect(await stamp()).toBe(stampBefore);
});

test("the study command, killed while publishing, changes nothing and can be run again", async () => {
  const before = await shown();
  const names = Array.from({ length: 2_500 }, (_, i) => `Exempel ${i + 1}`);
  const long = file("long.csv", positionsCsv(names));
  const killed = await study(["import", long, "--year", "2025"], "Publishing…");
  expect(killed).toMatchObject({ code: null });
  expect(killed.out).not.toContain("Published");
  expect(await shown()).toBe(before);

  expect(await study(["import", long, "--year", "2025"])).toMatchObject({ code: 0 });
  expect((await backend.rpc("service", "get_total_country_brands", { p_country: "Sweden" })).json).toBe(2_500);
  const rolled = await study(["rollback"]);
  expect(rolled).toMatchObject({ code: 0 });
  expect(await shown()).toBe(before);
});

test("the study command shows what is published, and help on invalid arguments", async () => {
  const status = await study(["status"]);
  expect(status.out).toMatch(
    /^Published: study, \d+ \w+ \d{4}, \d\d:\d\d UTC\.\n {2}Sweden +2025 {2}3 brands in 2 industries, positions only\n$/,
  );
  expect(await study(["--help"])).toMatchObject({ code: 0, out: expect.stringContaining("npm run study -- import") });
  expect(await study(["imprt"])).toMatchObject({ code: 2, err: expect.stringContaining('Unknown command "imprt"') });
  expect(await refusalOf(importFile(["x.csv"]))).toEqual({ code: 2, err: expect.stringContaining("--year") });
  expect(await refusalOf(importFile(["missing.csv", "--year", "2025"]))).toEqual({
    code: 2,
    err: expect.stringContaining("missing.csv"),
  });
});

test.each([[["status"]], [["rollback"]], [["embargoes"]], [["withdraw", "3f0c8c4e"]], [["discard", "1"]]])(
  "%s says that there is no database where there is none, and creates none",
  async (args) => {
    const empty = mkdtempSync(path.join(directory, "empty-"));
    const { code, err } = await studyIn(productEnv({ DATA_DIR: empty }), args);
    expect(code).toBe(1);
    expect(err).toContain(`There is no database in ${empty}, so nothing is published. Create one with "npm start"`);
    expect(readdirSync(empty)).toEqual([]);
  },
);

test("the study command checks a file without publishing it", async () => {
  const before = await stamp();
  const example = path.join(repository, "content/examples/scores.csv");
  const { code, out, err } = await study(["import", example, "--year", "2025", "--check"]);
  expect({ code, out }).toEqual({ code: 0, out: "scores.csv: 18 rows in 2 waves, no problems.\n" });
  expect(err).toContain("its score is not shown");
  expect(await stamp()).toBe(before);
});
