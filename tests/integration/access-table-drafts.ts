import type { Call } from "@/tests/integration/access-table";

const NO_DRAFT = "00000000-0000-4000-8000-000000000000";
const worksWithData: Call["door"] = (name) => name === "researcher" || name === "admin";
const missing = (args: Record<string, unknown> = {}): Call => ({
  door: worksWithData,
  args: () => ({ p_id: NO_DRAFT, p_base: 1, ...args }),
  answer: () => ({ status: "missing" }),
});

/** What drafts of a study add to the table of who may call what. What they do is in study-drafts.test.ts. */
export const DRAFT_FUNCTIONS: Record<string, Call> = {
  list_study_drafts: { door: "signed-in or server", rows: () => 0 },
  find_study_draft: { door: "signed-in or server", args: () => ({ p_id: NO_DRAFT }), answer: () => null },
  list_study_draft_uploads: { door: "signed-in or server", rows: () => 0 },
  create_study_draft: { door: worksWithData, args: () => ({ p_name: "Mine" }), writes: true },
  rename_study_draft: missing({ p_name: "Mine" }),
  save_study_draft_files: missing({ p_files: [] }),
  save_study_draft_definition: missing({ p_definition: {}, p_sha256: "0".repeat(64), p_is_complete: false }),
  keep_study_draft_check: missing({ p_report: {}, p_hash: "0".repeat(64) }),
  accept_study_draft_warnings: missing({ p_reason: "Mine" }),
  move_study_draft: missing({ p_state: "compute", p_computation: null, p_job: null }),
  withdraw_study_draft: missing(),
  note_study_draft_files_deleted: { door: worksWithData, args: () => ({ p_id: NO_DRAFT }), answer: () => false },
};

/** Names of functions, for the list of what each role may call. */
export const DRAFTS_READ = ["find_study_draft", "list_study_draft_uploads", "list_study_drafts"];
export const DRAFTS = Object.keys(DRAFT_FUNCTIONS).filter((name) => !DRAFTS_READ.includes(name));
