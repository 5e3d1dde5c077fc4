import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeSav, type WrittenValue, type WrittenVariable } from "@/lib/study/interviews/sav/sav-writer.fixture";
import { productEnv, repository } from "../support/process";
import { studyIn } from "../support/study-command";
import { printTable, type Measurement } from "./figure-table";

const INTERVIEWS = 100_000;
const BRANDS = 194;

/** Seconds of `npm run study -- describe`, and seconds and memory of `convert`, for 100,000 interviews of 400 columns, .sav and .zsav. */
export async function measureDeliveredFiles(): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-delivered-"));
  try {
    const study = path.join(folder, "study.json");
    writeFileSync(study, JSON.stringify(withMapping()));
    const table: Measurement[] = [];
    for (const [name, compression] of [
      ["large.sav", 1],
      ["large.zsav", 2],
    ] as const) {
      const file = path.join(folder, name);
      writeLargeFile(file, compression);
      const size = `${(statSync(file).size / 1e6).toFixed(0)} MB`;
      const run = async (args: string[]) => {
        const { code, out, err } = await studyIn(productEnv({ DATA_DIR: folder }), args);
        if (code !== 0) throw new Error(err);
        return out;
      };
      const start = performance.now();
      await run(["describe", file, "--definition", study]);
      table.push({
        what: `describe ${name}, 100,000 × 400`,
        value: (performance.now() - start) / 1000,
        unit: "s",
        note: "with the start of the command",
      });
      const out = await run([
        "convert",
        file,
        "--definition",
        study,
        "--out",
        path.join(folder, name.replace(".", "-")),
      ]);
      const [, seconds = "", peak = ""] = /in ([\d.]+) s, peak memory ([\d.]+) GiB/.exec(out) ?? [];
      table.push({
        what: `convert ${name}, 100,000 × 400`,
        value: Number(seconds),
        unit: "s",
        note: `${size}, ${peak} GiB`,
      });
    }
    return table;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function variables(): WrittenVariable[] {
  const marks = [1, 2, 3, 4, 5].map((mark): [number, string] => [mark, `mark ${mark}`]);
  const brands = Array.from({ length: BRANDS }, (_, i) => [`Q_${i + 1}_e`, `Q_${i + 1}_s`]).flat();
  return [
    ...["id", "market", "year", "age", "sex", "region", "weight", "seconds"].map((name) => ({ name })),
    ...["comment", "device", "town", "place"].map((name) => ({ name, width: 32 })),
    ...brands.map((name) => ({
      name,
      valueLabels: [...marks, [98, "do not know"] as [number, string]],
      missing: [98],
    })),
  ];
}

/** Each person is asked about seven in ten of the brands; one in thirty answers is "don't know". */
function* rows(): Generator<WrittenValue[]> {
  for (let i = 0; i < INTERVIEWS; i++) {
    const marks = Array.from({ length: BRANDS }, (_, k) => {
      const draw = (i * 31 + k * 17) % 30;
      if ((i + k * 7) % 10 < 3) return [null, null];
      return [draw === 0 ? 98 : 1 + (draw % 5), 1 + ((i + k) % 5)];
    }).flat();
    yield [
      ...[i, 1 + (i % 5), 2025, 18 + (i % 57), 1 + (i % 2), 1 + (i % 3), 0.5 + (i % 100) / 100, 300 + (i % 900)],
      "",
      `d${i}`,
      "Växjö",
      null,
      ...marks,
    ];
  }
}

/** Writes a delivery of 100,000 × 400. */
export function writeLargeFile(file: string, compression: 1 | 2): void {
  const fd = openSync(file, "w");
  try {
    for (const block of writeSav({
      variables: variables(),
      rows: rows(),
      cases: INTERVIEWS,
      compression,
      weight: "weight",
    }))
      writeSync(fd, block);
  } finally {
    closeSync(fd);
  }
}

/** The built-in study with a mapping of the delivery. */
export function withMapping(): object {
  const own: object = JSON.parse(readFileSync(path.join(repository, "lib/catalogue/definition/default.json"), "utf8"));
  const list = Array.from({ length: BRANDS }, (_, i) => ({ code: i + 1, brand: `Brand ${i + 1}`, industry: "food" }));
  const ages = Object.fromEntries(
    Array.from({ length: 57 }, (_, i) => [
      18 + i,
      ["18-29", "30-44", "45-59", "60-74"][Math.min(3, Math.max(0, Math.floor((i + 3) / 15)))],
    ]),
  );
  return {
    ...own,
    mappings: [
      {
        files: ["large.*"],
        format: "sav",
        respondent: "id",
        market: {
          column: "market",
          values: { 1: "sweden", 2: "norway", 3: "denmark", 4: "finland", 5: "netherlands" },
        },
        year: { column: "year" },
        age: { column: "age", values: ages },
        sex: { column: "sex", values: { 1: "female", 2: "male" } },
        region: { column: "region", values: { 1: "North", 2: "Middle", 3: "South" } },
        weight: "weight",
        interviewedOn: null,
        duration: "seconds",
        fingerprints: ["device"],
        brands: { from: "list", list },
        assessments: [
          { form: "wide", columns: { environment: "Q_{brand}_e", social: "Q_{brand}_s" }, gaps: { dontKnow: [98] } },
        ],
        answers: [],
      },
    ],
  };
}

if (import.meta.main) printTable(await measureDeliveredFiles());
