import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { type Computation, computationId } from "@/lib/study/computation/computation";
import { listComputations, loadComputation, NoComputation, saveComputation } from "@/lib/study/computation/store";
import { createSampleStudy } from "@/lib/study/sample/sample-study";

const root = mkdtempSync(path.join(tmpdir(), "granskog-computations-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sample = createSampleStudy();
const inputs = [
  { name: "respondents.csv", kind: "respondents", rows: 3, sha256: "a".repeat(64) },
  { name: "brands.csv", kind: "brands", rows: 2, sha256: "b".repeat(64) },
];
const computation: Computation = {
  id: computationId(inputs, "top-two-of-five/1", true),
  engine: "engine/1",
  ruleVersion: "top-two-of-five/1",
  inputs,
  definition: DEFAULT_DEFINITION,
  study: { ...sample, results: sample.results.slice(0, 500) },
};

test("a computation is read back unchanged, and is stored once", async () => {
  const folder = await saveComputation(root, computation);
  expect(await saveComputation(root, computation)).toBe(folder);
  expect(await loadComputation(folder)).toEqual(computation);
  expect((await listComputations(root)).map(({ id }) => id)).toEqual([computation.id]);
});

test("an id follows from contents, rule and kind of study, not from names or order", () => {
  const renamed = inputs.map((input) => ({ ...input, name: `other-${input.name}` })).reverse();
  expect(computationId(renamed, "top-two-of-five/1", true)).toBe(computation.id);
  expect(computationId(inputs, "top-two-of-five/2", true)).not.toBe(computation.id);
  expect(computationId(inputs, "top-two-of-five/1", false)).not.toBe(computation.id);
  expect(computationId(inputs.slice(1), "top-two-of-five/1", true)).not.toBe(computation.id);
});

test("a computation's ID depends on the definition, except for the default one", async () => {
  const text = [
    "engine/4",
    "top-two-of-five/1",
    "sample",
    ...inputs.map(({ kind, sha256 }) => `${kind} ${sha256}`).sort(),
  ];
  const before = createHash("sha256").update(text.join("\n")).digest("hex").slice(0, 12);
  expect(computation.id).toBe(before);
  const { $schema: _, ...rest } = DEFAULT_DEFINITION;
  const definition = { ...rest, smallestBase: 100 };
  const id = computationId(inputs, "top-two-of-five/1", true, definition);
  expect(id).not.toBe(before);
  const folder = await saveComputation(root, { ...computation, id, definition });
  expect(await loadComputation(folder)).toEqual({ ...computation, id, definition });
  rmSync(folder, { recursive: true });
});

test("an unfinished folder of a killed run is not taken for a computation, and is deleted", async () => {
  const leftover = path.join(root, `.${computation.id}.999999999.partial`);
  mkdirSync(leftover);
  writeFileSync(path.join(leftover, "waves.ndjson"), "{}\n");
  expect(await listComputations(root)).toHaveLength(1);
  await saveComputation(root, { ...computation, id: "another" });
  expect(readdirSync(root).filter((name) => name.startsWith("."))).toEqual([]);
});

test("a table that was changed, and a folder without one, are refused by name", async () => {
  const folder = await saveComputation(root, { ...computation, id: "changed" });
  writeFileSync(path.join(folder, "results.ndjson"), "");
  await expect(loadComputation(folder)).rejects.toThrow(/results\.ndjson has been modified since it was written/);
  await expect(loadComputation(path.join(root, "nowhere"))).rejects.toThrow(NoComputation);
});
