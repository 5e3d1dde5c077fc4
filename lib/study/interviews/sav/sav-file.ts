import { closeSync, openSync } from "node:fs";
import type { ColumnBatch } from "@/lib/study/duckdb/append-columns";
import { FileRefused } from "@/lib/study/interviews/file-refused";
import { readCases } from "@/lib/study/interviews/sav/cases";
import { readDictionary } from "@/lib/study/interviews/sav/dictionary";
import { FileBytes } from "@/lib/study/interviews/sav/file-bytes";
import { readMultipleSets } from "@/lib/study/interviews/sav/multiple-sets";
import { readVariables } from "@/lib/study/interviews/sav/variables";
import type { MultipleSet, Variable } from "@/lib/study/interviews/variable";

/** An SPSS file: its variable list, and its cases. */
export type SavFile = {
  variables: readonly Variable[];
  sets: readonly MultipleSet[];
  /** The variable that weights the cases. */
  weight: string | null;
  /** Null if the file does not say. */
  cases: number | null;
  encoding: string;
  /** The named variables of all cases, in the order of `names`. @throws {FileRefused} */
  read: (names: readonly string[]) => Generator<ColumnBatch>;
};

/**
 * Opens an SPSS file (.sav or .zsav), passes it to `work` and closes it.
 * @param encoding of its text, if the file's own is wrong or missing
 * @throws {FileRefused} if the file is damaged, truncated or not from SPSS
 */
export async function withSavFile<T>(
  path: string,
  encoding: string | null,
  work: (file: SavFile) => T | Promise<T>,
): Promise<T> {
  const fd = openSync(path, "r");
  try {
    return await work(describe(new FileBytes(fd), encoding));
  } finally {
    closeSync(fd);
  }
}

function describe(bytes: FileBytes, forced: string | null): SavFile {
  const dictionary = readDictionary(bytes);
  const { variables, shortNames, bySlot, encoding } = readVariables(dictionary, bytes.isLittle, forced);
  const byName = new Map(variables.map((variable) => [variable.name, variable]));
  const capitals = new Map(variables.map(({ name }) => [name.toUpperCase(), name]));
  const nameOf = (short: string) => shortNames.get(short) ?? capitals.get(short) ?? null;
  const parts = [...(dictionary.extensions.get("sets") ?? []), ...(dictionary.extensions.get("moreSets") ?? [])];
  return {
    variables,
    sets: parts.flatMap((part) => readMultipleSets(part, encoding.decode, nameOf)),
    weight: dictionary.weightSlot === null ? null : (bySlot.get(dictionary.weightSlot) ?? null),
    cases: dictionary.cases,
    encoding: encoding.name,
    read: (names) => {
      const wanted = names.map((name) => {
        const variable = byName.get(name);
        if (variable) return variable;
        throw new FileRefused(`the file has no variable "${name}"`, "name one of its variables", { column: name });
      });
      return readCases(bytes, dictionary, wanted, encoding.decode);
    },
  };
}
