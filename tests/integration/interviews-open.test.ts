import { createHash } from "node:crypto";
import { symlinkSync, truncateSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { openInterviews } from "@/lib/study/interviews/open-interviews";
import { changed, inFolder, problemsOf, smallStudy } from "@/lib/study/interviews/small-study.fixture";

const EXAMPLES = new URL("../../content/examples/", import.meta.url).pathname;

describe("a correct study", () => {
  test("a correct study opens with the tables that the computation reads", async () => {
    await inFolder(smallStudy(), (folder) =>
      withDuckDb({ threads: 1 }, async (session) => {
        const opened = await openInterviews(session, [folder, path.join(folder, "brands.csv")]);
        expect(opened.problems).toEqual([]);
        expect(opened.files.map(({ kind, rows }) => [kind, rows])).toEqual([
          ["answers", 8],
          ["assessments", 16],
          ["brands", 2],
          ["margins", 10],
          ["respondents", 8],
        ]);
        const brands = createHash("sha256")
          .update(smallStudy()["brands.csv"] ?? "")
          .digest("hex");
        expect(opened.files[2]).toMatchObject({ sha256: brands, bytes: 45 });
        const all = (sql: string) => session.rows(sql, z.record(z.string(), z.unknown()));
        expect(await all("FROM wave ORDER BY wave_id")).toEqual([
          { wave_id: 0, market: "sweden", year: 2024 },
          { wave_id: 1, market: "sweden", year: 2025 },
        ]);
        expect(await all("FROM respondent ORDER BY respondent LIMIT 1")).toEqual([
          {
            respondent: 1n,
            wave_id: 0,
            age_group: "18-44",
            sex: "female",
            region: "North",
            base_weight: 1,
            interviewed_on: null,
          },
        ]);
        expect(await all("FROM brand ORDER BY brand_id")).toEqual([
          { brand_id: 0, brand: "Älgbäck", slug: "algback", industry: "Energy", industry_slug: "energy" },
          { brand_id: 1, brand: "Kvarnö", slug: "kvarno", industry: "Food", industry_slug: "food" },
        ]);
        expect(await all("FROM assessment WHERE respondent = 2 ORDER BY brand")).toEqual([
          { respondent: 2n, brand: "Kvarnö", environment: null, social: 3 },
          { respondent: 2n, brand: "Älgbäck", environment: 4, social: 5 },
        ]);
        expect(await all("FROM answer WHERE respondent = 3")).toEqual([
          { respondent: 3n, question: "awareness/biodiversity", answer: "yes" },
        ]);
        expect(await all("FROM margin WHERE wave_id = 1 AND variable = 'region'")).toEqual([
          { wave_id: 1, variable: "region", category: "North", share: 1 },
        ]);
      }),
    );
  });

  test("the example files are correct, and finished results are passed on", async () => {
    await withDuckDb({ threads: 1 }, async (session) => {
      const opened = await openInterviews(session, [EXAMPLES]);
      expect(opened.problems).toEqual([]);
      expect(opened.resultFiles.map(({ name }) => path.basename(name))).toEqual(["positions.csv", "scores.csv"]);
      expect(opened.files).toHaveLength(5);
    });
  });

  test("Windows line ends, semicolons, decimal commas and quoted values are read", async () => {
    const study = smallStudy();
    const semicolons = (text = "") => text.replaceAll(",", ";").replaceAll(/;0\.(\d+)/g, ";0,$1");
    const answers = `sep=,\r\n${study["answers.csv"]}`.replaceAll("yes", '"yes"');
    const files = {
      ...study,
      "margins.csv": `\uFEFF${semicolons(study["margins.csv"])}`,
      "respondents.csv": (study["respondents.csv"] ?? "").replaceAll("\n", "\r\n"),
      "answers.csv": answers.replaceAll("\r\n", "\n"),
    };
    expect(await problemsOf(files)).toEqual([]);
  });

  test("IDs can be text, and brand names can be decomposed Unicode", async () => {
    const study = Object.entries(smallStudy()).map(([name, text]) => [
      name,
      text.replaceAll(/^(\d),/gm, "se-$1,").normalize("NFD"),
    ]);
    await inFolder(Object.fromEntries(study) as Record<string, string>, (folder) =>
      withDuckDb({ threads: 1 }, async (session) => {
        await openInterviews(session, [folder]);
        const rows = await session.rows(
          "SELECT r.respondent, b.brand_id FROM assessment a JOIN respondent r USING (respondent) JOIN brand b USING (brand) ORDER BY ALL LIMIT 1",
          z.object({ respondent: z.string(), brand_id: z.number() }),
        );
        expect(rows).toEqual([{ respondent: "se-1", brand_id: 0 }]);
      }),
    );
  });
});

describe("all unreadable files are reported at once, with the fix", () => {
  test("unreadable Parquet files are all reported at once, with the fix", async () => {
    const copy = (what: string, target: string) => `COPY (SELECT ${what}) TO '${target}' (FORMAT parquet)`;
    const strange = { "broken.parquet": `PAR1${"x".repeat(100)}PAR1`, "other.parquet": "no Parquet at all" };
    const problems = await problemsOf({ ...smallStudy(), ...strange }, async (session, folder) => {
      await session.run(
        copy(
          "unnest(range(1000)) AS respondent, 'Kvarnö' AS Brand, 1 AS environment, 1 AS social",
          `${folder}/wave.parquet`,
        ),
      );
      await session.run(copy(`1.5::DOUBLE AS "Brand", 'Energy' AS industry, 1 AS note`, `${folder}/more.parquet`));
      truncateSync(path.join(folder, "wave.parquet"), 900);
      symlinkSync(path.join(folder, "gone.csv"), path.join(folder, "lost.csv"));
    });
    expect(problems).toEqual([
      "lost.csv: file or folder not found. Fix: check the path; the file may have been moved.",
      expect.stringMatching(/^broken\.parquet: the Parquet file cannot be read: .*\. Fix: copy or export it again\.$/),
      "other.parquet: not a Parquet file (invalid header). Fix: export it again as Parquet, or name it .csv if it is text.",
      "wave.parquet: the Parquet file is cut off: its end is missing. Fix: copy or export it again, to the end.",
      'Note: more.parquet, column "note": the column is not used.',
      'more.parquet, column "Brand": column type is DOUBLE; expected text. Fix: write it as text.',
    ]);
  });

  test("unreadable CSV files are all reported at once, with the fix", async () => {
    const problems = await problemsOf({
      ...smallStudy(),
      "a.csv": "Brand|industry\nKvarnö|Food\n",
      "b.csv": "Brand,industry\nÄlgbäck,Energy\nKvarnö;Food\n",
      "c.csv": (smallStudy()["margins.csv"] ?? "").replace("0.45", "0,45"),
      "d.csv": 'Brand,industry\nKvarnö,Food\n"Älgbäck,Energy\n',
      "e.csv": "Brand,industry\r\nÄlgbäck,Energy\nKvarnö,Food\r\n",
      "f.csv": "Brand,branch\nKvarnö,Food\n",
      "g.csv": "Brand,industry,Brand\nKvarnö,Food,Kvarnö\n",
      "h.csv": "brand,industry\nKvarnö,Food\n",
      "i.csv": "",
      "j.csv": "Brand,industry\n",
    });
    expect(problems).toEqual([
      "i.csv: the file is empty. Fix: export it again.",
      "j.csv: there is no line below the column names. Fix: export it again.",
      'a.csv, line 1: column names do not match any study file (value "Brand|industry"). Fix: name the columns as in content/examples, with commas, semicolons or tabs between them, or take the file out of the folder.',
      'f.csv, line 1, column "industry": the column is missing. Fix: add a column named exactly "industry" to this file of brands.',
      'Note: f.csv, line 1, column "branch": the column is not used.',
      'g.csv, line 1, column "Brand": duplicate column. Fix: remove one of the two.',
      'h.csv, line 1, column "brand": the column must be called exactly "Brand". Fix: rename it to "Brand".',
      'b.csv, line 3: the line has fewer values than there are columns (2 columns) (value "Kvarnö;Food"). Fix: put commas between all values, as between the column names, or complete the line.',
      'c.csv, line 2: the line has more values than there are columns (5 columns) (value "Sweden,2024,age_group,18-44,0,45"). Fix: write decimals with a point (0.25), and put text that holds a comma in "quotation marks"; or export with semicolons.',
      'd.csv, line 3: unbalanced quotation marks (value "\\"Älgbäck,Energy"). Fix: double any " inside a value, and close each value.',
      'e.csv: its lines do not all end in the same way, or there is a quotation mark inside a value. Fix: save it with one kind of line ends (Windows or Unix), and double any " inside a value.',
    ]);
  });

  test("text in Latin-1 is reported with the fix", async () => {
    const latin = Buffer.from(changed("brands.csv", "Kvarnö", "Kvarnö")["brands.csv"] ?? "", "latin1");
    expect(await problemsOf({ ...smallStudy(), "brands.csv": latin })).toEqual([
      'brands.csv, line 2: the file is not in UTF-8; it looks like Latin-1 (Windows-1252) (value "Älgbäck,Energy"). Fix: save the file as UTF-8 (in Excel: Save As, type "CSV UTF-8"), or run: iconv -f WINDOWS-1252 -t UTF-8 old.csv > new.csv.',
    ]);
  });

  test("a folder without study files, or without one type of file, is reported", async () => {
    expect(await problemsOf({ "read me.txt": "nothing" })).toEqual([
      "the folder: the folder contains no study files. Fix: name a folder with .csv, .parquet or .xlsx files.",
    ]);
    const { "margins.csv": _, ...study } = smallStudy();
    expect(await problemsOf(study)).toEqual([
      "The study: no margins file found. Fix: name the file of margins too, or the folder that holds it.",
    ]);
  });
});
