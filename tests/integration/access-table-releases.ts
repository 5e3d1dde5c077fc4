import type { Call } from "@/tests/integration/access-table";

const NONE = "00000000-0000-4000-8000-000000000000";
const COMPUTATION = "000000000000";
const TIME = "2026-12-10T08:00:00Z";
const OF_NOBODY = { p_user: "nobody-at-all" };

/** What planned publications and previews add to the table of who may call what. What they do is in study-releases.test.ts. */
export const RELEASE_FUNCTIONS: Record<string, Call> = {
  list_releases: { door: "signed-in or server", rows: () => 0 },
  list_preview_links: { door: "signed-in or server", args: () => ({ p_computation: COMPUTATION }), rows: () => 0 },
  list_live_results: {
    door: "server",
    args: () => ({ p_market: "norway" }),
    rows: () => 3,
  },
  list_due_releases: { door: "server", rows: () => 0 },
  begin_release: { door: "server", args: () => ({ p_id: NONE }), answer: () => null },
  fail_release: { door: "server", args: () => ({ p_id: NONE, p_error: "" }), answer: () => false },
  settle_release: { door: "server", args: () => ({ p_id: NONE, p_publication: 0 }), answer: () => false },
  note_released_files: { door: "server", args: () => ({ p_draft: NONE }), answer: () => false },
  note_computation: {
    door: "server",
    args: () => ({ ...OF_NOBODY, p_id: COMPUTATION, p_draft: null, p_job: "" }),
    writes: true,
  },
  note_cancelled_job: { door: "server", args: () => ({ ...OF_NOBODY, p_job: "", p_draft: null }), writes: true },
  plan_release: {
    door: "server",
    args: () => ({
      ...OF_NOBODY,
      ...{ p_actor: "nobody", p_computation: COMPUTATION, p_draft: null, p_waves: ["sweden/2025"], p_due: TIME },
      ...{ p_zone: "UTC", p_keeps_files: false, p_needs_second: false },
    }),
    writes: true,
  },
  change_release: {
    door: "server",
    args: () => ({ ...OF_NOBODY, p_actor: "nobody", p_id: NONE, p_due: TIME, p_zone: "UTC", p_needs_second: false }),
    answer: () => "missing",
  },
  withdraw_release: { door: "server", args: () => ({ ...OF_NOBODY, p_id: NONE }), answer: () => "missing" },
  make_preview_link: {
    door: "server",
    args: () => ({
      ...OF_NOBODY,
      ...{ p_computation: COMPUTATION, p_name: "Mine", p_email: "me@sample.test", p_level: "public" },
      ...{ p_digest: "0".repeat(64), p_until: TIME },
    }),
    writes: true,
  },
  revoke_preview_link: { door: "server", args: () => ({ ...OF_NOBODY, p_id: NONE }), answer: () => false },
  open_preview: { door: "server", args: () => ({ p_digest: "0".repeat(64) }), answer: () => null },
  clear_preview_links: { door: "server", answer: () => 0 },
};

/** Names of functions, for the list of what each role may call. */
export const RELEASES_READ = ["list_preview_links", "list_releases"];
export const RELEASES_SERVER = Object.keys(RELEASE_FUNCTIONS).filter((name) => !RELEASES_READ.includes(name));
