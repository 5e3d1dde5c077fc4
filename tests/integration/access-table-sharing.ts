import { randomBytes } from "node:crypto";
import type { Call } from "@/tests/integration/access-table";

const NO_ID = "A".repeat(22);
const WISH = {
  p_configuration: { version: 1, figure: "single-country", search: "" },
  p_title: "Mine",
  p_message: "",
  p_signature: null,
  p_password: null,
  p_downloads: false,
  p_expires_at: null,
};

/** What shared links add to the table of who may call what. What they do is in shared-links.test.ts. */
export const SHARING_FUNCTIONS: Record<string, Call> = {
  share_chart: {
    door: "signed-in",
    args: () => ({ p_id: randomBytes(16).toString("base64url"), ...WISH }),
    writes: true,
  },
  list_shared_links: { door: "signed-in", rows: () => 0 },
  revoke_shared_link: { door: "signed-in", args: () => ({ p_id: NO_ID }), answer: () => false },
  restore_shared_link: { door: "signed-in", args: () => ({ p_id: NO_ID }), answer: () => false },
  find_shared_link: { door: "server", args: () => ({ p_id: NO_ID }), answer: () => null },
  count_share_view: { door: "server", args: () => ({ p_id: NO_ID }), writes: true },
  count_visitor: {
    door: "server",
    args: () => ({ p_what: "contact", p_visitor: "mark", p_most: 1, p_minutes: 1 }),
    answer: () => true,
  },
  try_share_password: { door: "server", args: () => ({ p_id: NO_ID, p_visitor: "mark" }), answer: () => false },
};
/** Role → names of functions, for the list of what each role may call. */
export const SHARING = ["list_shared_links", "restore_shared_link", "revoke_shared_link", "share_chart"];
export const SHARING_SERVER = ["count_share_view", "count_visitor", "find_shared_link", "try_share_password"];
