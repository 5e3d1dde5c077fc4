import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { RELATIONS, WANTED } from "@/tests/integration/access-relations";
import { FUNCTIONS, PASSES, type Call } from "@/tests/integration/access-table";
import {
  addCallers,
  CALLERS,
  findSentinel,
  publishSentinelStudy,
  type CallerName,
} from "@/tests/support/sentinel-study";
import { TestBackend, type As } from "@/tests/support/test-backend";
import { KNOWS } from "@/tests/support/what-callers-know";

// Every function, table and view of the data API × every kind of caller. What each may do stands by hand, from
// the specification and decisions.md (access-table.ts); a migration that adds a call without a line there fails the test.

let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await TestBackend.start();
  await publishSentinelStudy(backend);
  callers = await addCallers(backend);
});

afterAll(async () => {
  await backend?.stop();
});

const functionOf = (title: string) => title.split(" of ")[0] ?? "";
const lets = (door: Call["door"], name: CallerName) => (typeof door === "function" ? door(name) : PASSES[door](name));
const count = (json: unknown) => z.array(z.unknown()).parse(json).length;

describe.each(CALLERS)("%s", (name) => {
  const isPaid = KNOWS[name].exact;

  test.each(Object.entries(FUNCTIONS))(
    "a caller may call %s exactly if permitted",
    async (title, { door, args, rows, answer, writes }) => {
      const isLetIn = lets(door, name);
      if (writes && isLetIn) return;
      const { status, json, text } = await backend.rpc(callers[name], functionOf(title), args?.(name));
      if (!isLetIn) {
        expect([401, 403, 404], text).toContain(status);
        return;
      }
      expect(status, text).toBe(200);
      if (rows) expect(count(json)).toBe(rows(name));
      if (answer) expect(json).toEqual(answer(name));
      if (!isPaid) expect(findSentinel(text)).toBeNull();
    },
  );

  test.each(Object.entries(RELATIONS))(
    "a caller reads exactly the permitted rows of %s",
    async (relation, { door, rows }) => {
      const { status, json, text } = await backend.request(callers[name], `/rest/v1/${relation}?limit=1000`);
      if (!lets(door, name)) {
        expect([401, 403, 404], text).toContain(status);
        return;
      }
      expect(status, text).toBe(200);
      if (rows) expect(count(json)).toBe(rows(name));
      if (!isPaid) expect(findSentinel(text)).toBeNull();
    },
  );

  test.each(Object.keys(RELATIONS))("a caller writes nothing into %s", async (relation) => {
    if (name === "service") return;
    const wanted = WANTED[relation] ?? { industry: "Mine" };
    const body = JSON.stringify(wanted);
    for (const init of [{ method: "POST", body }, { method: "PATCH", body }, { method: "DELETE" }]) {
      const { status, text } = await backend.request(
        callers[name],
        `/rest/v1/${relation}?${Object.keys(wanted)[0]}=neq.x`,
        init,
      );
      expect(status, `${init.method}: ${text}`).toBeGreaterThanOrEqual(400);
    }
  });
});

test("the access table contains everything the migrations make reachable", () => {
  const folder = path.resolve(import.meta.dirname, "../../supabase/migrations");
  const sql = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
  const made = (kind: string) =>
    [...sql.matchAll(new RegExp(String.raw`create (?:or replace )?${kind} public\.([a-z_0-9]+)`, "g"))].map(
      ([, name = ""]) => name,
    );
  expect(new Set(Object.keys(FUNCTIONS).map(functionOf))).toEqual(new Set(made("function")));
  expect(new Set(Object.keys(RELATIONS))).toEqual(new Set([...made("table"), ...made("view")]));
});
