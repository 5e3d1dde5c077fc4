import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { StudyDatabaseError } from "@/lib/study/duckdb/failure";
import { withDuckDb } from "@/lib/study/duckdb/session";

let parent: string;
beforeAll(() => void (parent = mkdtempSync(path.join(tmpdir(), "granskog-session-"))));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe("rows and columns", () => {
  test("DuckDB rows are parsed, with dates as ISO text and NULL as null", async () => {
    await withDuckDb({ threads: 1 }, async (session) => {
      const schema = z.object({ id: z.bigint(), day: z.string(), price: z.string(), none: z.null() });
      const sql = "SELECT 9007199254740993 AS id, DATE '2025-02-14' AS day, 1.25 AS price, NULL AS none";
      expect(await session.rows(sql, schema)).toEqual([
        { id: 9007199254740993n, day: "2025-02-14", price: "1.25", none: null },
      ]);
      await expect(session.row("SELECT 'x' AS id", schema)).rejects.toThrow(z.ZodError);
    });
  });

  test("DuckDB columns are the requested typed arrays over many blocks, with NULL as NaN", async () => {
    await withDuckDb({ threads: 1 }, async (session) => {
      const shape = { id: Int32Array, half: Float64Array, gap: Float64Array, big: Float64Array };
      const columns = await session.columns(
        "SELECT range::INTEGER AS id, range / 2 AS half, if(range % 3 = 0, NULL, range)::DOUBLE AS gap, range AS big FROM range(10000) ORDER BY range",
        shape,
      );
      expect(columns.id).toEqual(Int32Array.from({ length: 10_000 }, (_, i) => i));
      expect([columns.half[9_999], columns.gap[9_999], columns.gap[9_998], columns.big[9_999]]).toEqual([
        4_999.5,
        NaN,
        9_998,
        9_999,
      ]);
      await expect(session.columns("SELECT NULL::INTEGER AS id", { id: Int32Array })).rejects.toThrow(
        "Column id has NULLs",
      );
      // A decimal lies in memory as another number: 15 for 1.5.
      await expect(session.columns("SELECT 1.5 AS id", { id: Float64Array })).rejects.toThrow(
        "Column id is not numeric",
      );
      await expect(session.columns("SELECT 1 AS a", { b: Int32Array })).rejects.toThrow("no column b, only a");
    });
  });
});

describe("scratch directories", () => {
  test("a session removes scratch folders of its own and of dead processes only", async () => {
    const dead = path.join(parent, "granskog-study-4194999-abc");
    const living = path.join(parent, `granskog-study-${process.ppid}-abc`);
    for (const left of [dead, living]) {
      mkdirSync(left);
      writeFileSync(path.join(left, "spilled"), "x");
    }
    let own = "";
    const failing = withDuckDb({ threads: 1, tempDirectory: parent }, async (session) => {
      own = session.scratch;
      await session.run(`COPY (SELECT 1) TO '${own}/file.parquet'`);
      expect(readdirSync(parent).sort()).toEqual([path.basename(living), path.basename(own)].sort());
      throw new Error("stopped halfway");
    });
    await expect(failing).rejects.toThrow("stopped halfway");
    expect([own, dead, living].map((directory) => existsSync(directory))).toEqual([false, false, true]);
  });

  test("an unwritable scratch folder is named, with the fix", async () => {
    const nowhere = path.join(parent, "missing");
    await expect(withDuckDb({ tempDirectory: nowhere }, () => Promise.resolve())).rejects.toThrow(
      /Cannot write temporary files in .*missing .*Set TMPDIR to a writable directory/,
    );
  });
});

describe("errors for full resources", () => {
  const failureOf = (sql: string, memory: string) =>
    withDuckDb({ threads: 1, memory, tempDirectory: parent }, (session) => session.run(sql)).then(
      () => null,
      (error: unknown) => error,
    );

  test("a full disk is reported with its path", async () => {
    const written = await failureOf("COPY (SELECT 1) TO '/dev/full'", "100MB");
    expect(written).toBeInstanceOf(StudyDatabaseError);
    expect(String(written)).toMatch(/Disk full at \/dev\/full\. Free some space or set TMPDIR/);
    const spilled = await failureOf(
      "SET max_temp_directory_size = '1MB'; CREATE TABLE t AS SELECT range AS a, repeat('x', 100) || range AS b FROM range(1000000)",
      "30MB",
    );
    expect(String(spilled)).toContain(`Disk full at ${parent}`);
  });

  test("too little memory is reported", async () => {
    const failure = await failureOf("SELECT list(range::VARCHAR || repeat('x', 50)) FROM range(2000000)", "30MB");
    expect(failure).toBeInstanceOf(StudyDatabaseError);
    expect(String(failure)).toContain("Not enough memory");
  });

  test("a missing file is reported by name", async () => {
    const failure = await failureOf(`FROM read_parquet('${parent}/gone.parquet')`, "30MB");
    expect(String(failure)).toMatch(
      /Cannot read .*gone\.parquet: it was moved, changed or damaged during the run\. Restore or re-export it/,
    );
  });

  test("other DuckDB errors are passed on unchanged", async () => {
    expect(String(await failureOf("SELECT nothing", "30MB"))).toContain("Binder Error");
  });
});
