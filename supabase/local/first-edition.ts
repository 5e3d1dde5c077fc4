import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";

// A database of the first edition, whose 58 migrations were replaced by twelve. At its last version it is upgraded; an
// older one is refused.

/** The last of the migrations that replaced the first edition's. */
export const LAST_OF_BASELINE = "20261123001100";
/** The last commit of the first edition. */
const LAST_COMMIT = "651dfe4";

const read = (file: string) => readFileSync(join(projectRoot, "supabase/first-edition", file), "utf8");

/** Version → digest of the file, ignoring white space. */
const digests = () => new Map(Object.entries(JSON.parse(read("migrations.json")) as Record<string, string>));

const digestOf = (sql: string) =>
  createHash("sha256").update(sql.replace(/\s+/g, " ").trim()).digest("hex").slice(0, 32);

/** Whether these are the migrations of a complete first-edition database. */
export function isFirstEdition(versions: readonly string[]): boolean {
  const known = digests();
  return versions.length === known.size && versions.every((version) => known.has(version));
}

/**
 * Whether a database needs the upgrade from the first edition.
 * @param applied version → statements
 * @throws {PlainFailure} if it is of the first edition, but not of its last version
 */
export function mustBeCarriedOver(applied: ReadonlyMap<string, string>): boolean {
  const known = digests();
  const versions = [...applied.keys()].filter((version) => known.has(version));
  if (versions.length === 0) return false;
  if (versions.length < known.size) {
    throw new PlainFailure(
      `This database has applied ${versions.length} of the ${known.size} migrations of the first edition; this version continues from all of them.`,
      `Start it once with commit ${LAST_COMMIT} of Granskog, which applies the rest, then start this version again.`,
    );
  }
  const changed = versions.find((version) => digestOf(applied.get(version) ?? "") !== known.get(version));
  if (changed) {
    throw new PlainFailure(
      `Migration ${changed} in this database differs from the one in the first edition.`,
      `Move the data to a database that commit ${LAST_COMMIT} of Granskog created, then start this version again.`,
    );
  }
  return true;
}

/** Statements before and after the baseline's migrations, in one transaction with them. */
export const carryOver = () => ({ before: read("1-set-aside.sql"), after: read("2-carry-over.sql") });
