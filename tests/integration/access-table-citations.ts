import type { Call } from "@/tests/integration/access-table";

const NO_ID = "A".repeat(22);
const CONFIGURATION = { version: 1, figure: "single-country", search: "" };
const CITED = {
  p_id: NO_ID,
  p_user: "free",
  p_title: "Mine",
  p_kicker: "Mine",
  p_configuration: CONFIGURATION,
  p_selection: [],
  p_sha256: "ab".repeat(32),
  p_stamp: 1,
  p_published_at: "2026-11-20T10:00:00Z",
  p_is_sample: true,
};

/** What embeds and citations add to the table of who may call what. What they do is in embeds-and-citations.test.ts. */
export const CITATION_FUNCTIONS: Record<string, Call> = {
  keep_citation: { door: "server", args: () => CITED, writes: true },
  find_citation: { door: "server", args: () => ({ p_id: NO_ID }), rows: () => 0 },
  list_citations: { door: "signed-in", rows: () => 0 },
  open_citation: { door: "signed-in", args: () => ({ p_id: NO_ID, p_is_open: false }), answer: () => false },
  save_embed: {
    door: "signed-in",
    args: () => ({ p_id: NO_ID, p_title: "Mine", p_configuration: CONFIGURATION, p_sites: [] }),
    writes: true,
  },
  list_embeds: { door: "signed-in", rows: () => 0 },
  remove_embed: { door: "signed-in", args: () => ({ p_id: NO_ID }), answer: () => false },
  find_embed: { door: "server", args: () => ({ p_id: NO_ID }), rows: () => 0 },
};
/** Role → names of functions, for the list of what each role may call. */
export const CITATIONS = ["list_citations", "list_embeds", "open_citation", "remove_embed", "save_embed"];
export const CITATION_SERVER = ["find_citation", "find_embed", "keep_citation"];
