import type { Call } from "@/tests/integration/access-table";
import type { CallerName } from "@/tests/support/sentinel-study";
import { callerMay } from "@/tests/support/what-callers-know";

const NO_ENTRY = "00000000-0000-4000-8000-000000000000";
const ifMay = (answer: string) => (name: CallerName) => (callerMay(name, "api") ? answer : "forbidden");
const DIGEST = "0".repeat(64);
const SALT = "a".repeat(22);

/** What keys and news of publications add to the table of who may call what. What they do is in api-keys.test.ts and publication-webhooks.test.ts. */
export const API_FUNCTIONS: Record<string, Call> = {
  list_api_keys: { door: "signed-in", rows: () => 0 },
  make_api_key: {
    door: "signed-in",
    args: () => ({
      p_id: NO_ENTRY,
      p_name: "Mine",
      p_scopes: ["rankings"],
      p_digest: DIGEST,
      p_prefix: "gsk_aaaaaa",
      p_expires_at: null,
    }),
    writes: true,
  },
  rotate_api_key: {
    door: "signed-in",
    args: () => ({ p_id: NO_ENTRY, p_new: NO_ENTRY, p_digest: DIGEST, p_prefix: "gsk_aaaaaa", p_overlap_hours: 0 }),
    answer: ifMay("missing"),
  },
  revoke_api_key: { door: "signed-in", args: () => ({ p_id: NO_ENTRY }), answer: () => false },
  admit_api_key: { door: "server", args: () => ({ p_digest: DIGEST }), rows: () => 0 },
  list_webhooks: { door: "signed-in", rows: () => 0 },
  save_webhook: {
    door: "signed-in",
    args: () => ({ p_id: NO_ENTRY, p_url: "https://hooks.example/x", p_salt: SALT }),
    writes: true,
  },
  change_webhook: { door: "signed-in", args: () => ({ p_id: NO_ENTRY, p_on: true }), answer: ifMay("missing") },
  remove_webhook: { door: "signed-in", args: () => ({ p_id: NO_ENTRY }), answer: () => false },
  begin_webhook_test: { door: "signed-in", args: () => ({ p_id: NO_ENTRY }), rows: () => 1 },
  claim_webhook_events: { door: "server", args: () => ({ p_most: 5 }), rows: () => 0 },
  settle_webhook_events: {
    door: "server",
    args: () => ({ p_event: NO_ENTRY, p_status: 200, p_fault: null }),
    answer: () => "missing",
  },
};
