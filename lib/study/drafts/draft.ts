import { z } from "zod";

/** The steps of a draft, in order. */
export const DRAFT_STEPS = ["files", "map", "check", "compute", "compare"] as const;
export type DraftStep = (typeof DRAFT_STEPS)[number];

/** How far a draft is: at a step, published, or given up. */
export const DRAFT_STATES = [...DRAFT_STEPS, "published", "withdrawn"] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** Formats of delivered files, and the definition itself. */
export const FILE_KINDS = ["spss", "triple-s", "triple-s-data", "csv", "xlsx", "parquet", "definition"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const SHA256 = /^[0-9a-f]{64}$/;

/** A file of a draft. Rows and columns are null until it was read, and of files that have none. */
export const draftFile = z.strictObject({
  uploadId: z.uuid(),
  name: z.string().min(1).max(200),
  size: z.int().nonnegative(),
  sha256: z.string().regex(SHA256),
  kind: z.enum(FILE_KINDS),
  rows: z.int().nonnegative().nullable(),
  columns: z.int().nonnegative().nullable(),
});
export type DraftFile = z.output<typeof draftFile>;

const action = z.enum(["report", "exclude", "refuse"]);

/**
 * What a check found, in counts: the problems themselves quote values of the files, are stored beside the files, and
 * are deleted with them.
 */
export const checkReport = z.strictObject({
  /** ISO time. */
  at: z.iso.datetime(),
  errors: z.int().nonnegative(),
  warnings: z.int().nonnegative(),
  interviews: z.int().nonnegative(),
  assessments: z.int().nonnegative(),
  answers: z.int().nonnegative(),
  brands: z.int().nonnegative(),
  /** Findings of the quality checks, with counts by wave. */
  quality: z.array(
    z.strictObject({
      check: z.string().max(60),
      action,
      rule: z.string().max(500),
      waves: z.array(
        z.strictObject({
          market: z.string().max(80),
          year: z.int(),
          interviews: z.int().nonnegative(),
          found: z.int().nonnegative(),
        }),
      ),
      details: z.array(z.string().max(500)),
    }),
  ),
  /** Set when a person has accepted the warnings. */
  accepted: z.strictObject({ reason: z.string(), by: z.string(), at: z.iso.datetime({ offset: true }) }).optional(),
});
export type CheckReport = z.output<typeof checkReport>;

/** A draft in a list. */
export type ListedDraft = {
  id: string;
  name: string;
  state: DraftState;
  revision: number;
  files: number;
  checkHash: string | null;
  computationId: string | null;
  /** Null for an account that was deleted. */
  createdBy: string | null;
  /** ISO times. */
  createdAt: string;
  updatedAt: string;
};

/** A study from its files to its publication. A change of it names the revision it started from. */
export type Draft = Omit<ListedDraft, "files"> & {
  files: readonly DraftFile[];
  /** `study.json` as a person left it, with the mappings: valid unless the state is `files` or `map`. */
  definition: Readonly<Record<string, unknown>> | null;
  checkReport: CheckReport | null;
  jobId: string | null;
};

/** Whether a draft passed its check: no errors, and warnings only if a person accepted them. */
export function hasPassedCheck({ checkReport: report }: Pick<Draft, "checkReport">): boolean {
  return report !== null && report.errors === 0 && (report.warnings === 0 || report.accepted !== undefined);
}
