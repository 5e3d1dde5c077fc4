import type { Call } from "@/tests/integration/access-table";

/** What publishing, reading in someone's name and news of providers add to the table of who may call what. */
export const PUBLISHING_FUNCTIONS: Record<string, Call> = {
  stage_publication: { door: "server", args: () => ({ p_meta: {} }), writes: true },
  keep_definition: {
    door: "server",
    args: () => ({ p_sha256: "", p_version: "", p_body: {}, p_actor: "" }),
    writes: true,
  },
  stage_results: { door: "server", args: () => ({ p_publication: 1, p_rows: [] }), writes: true },
  stage_figures: { door: "server", args: () => ({ p_publication: 1, p_table: "forecasts", p_rows: [] }), writes: true },
  // What it answers in someone's name is in read-for.test.ts.
  read_for: {
    door: "server",
    args: () => ({ p_user: "nobody-at-all", p_call: "list_portfolios", p_args: {} }),
    answer: () => [],
  },
  find_publication: { door: "server", args: () => ({ p_publication: 1 }) },
  discard_publication: { door: "server", args: () => ({ p_publication: 1 }), writes: true },
  publish_publication: { door: "server", args: () => ({ p_publication: 1 }), writes: true },
  rollback_publication: { door: "server", writes: true },
  note_webhook: { door: "server", args: () => ({ p_provider: "clerk", p_id: "msg_1" }), writes: true },
  finish_webhook: { door: "server", args: () => ({ p_provider: "clerk", p_id: "msg_1" }), writes: true },
};
