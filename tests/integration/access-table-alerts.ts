import type { Call } from "@/tests/integration/access-table";
import type { CallerName } from "@/tests/support/sentinel-study";
import { callerMay } from "@/tests/support/what-callers-know";

const NO_ENTRY = "00000000-0000-4000-8000-000000000000";
/** Part in a subscription that has the right to alerts. */
function roleOf(name: CallerName): "owner" | "member" | null {
  if (name === "admin" || !callerMay(name, "riskAlerts")) return null;
  return name === "teamMember" ? "member" : "owner";
}
const KINDS = { "sustained-decline": "standard", "level-shift": "off", "rank-drop": "off", "age-divergence": "off" };
const ALERT = { p_market: "sweden", p_year: 2025, p_brand: "brand-a", p_kind: "rank-drop" };
const RULE = {
  p_id: NO_ENTRY,
  p_name: "Mine",
  p_kinds: KINDS,
  p_points: null,
  p_positions: null,
  p_markets: [],
  p_industries: [],
  p_watch: "all",
  p_brands: [],
};
const ifOwner = (name: CallerName) => (roleOf(name) === "owner" ? "missing" : "forbidden");

/** What alert rules add to the table of who may call what. What they do is in alerts.test.ts and alert-digests.test.ts. */
export const ALERT_FUNCTIONS: Record<string, Call> = {
  find_alert_overview: {
    door: "signed-in",
    answer: (name) => ({
      role: roleOf(name),
      rules: [],
      marks: [],
      followed: [],
      wants_all: false,
      latest_year: 2025,
    }),
  },
  save_alert_rule: { door: "signed-in", args: () => RULE, writes: true },
  mute_alert_rule: {
    door: "signed-in",
    args: () => ({ p_id: NO_ENTRY, p_until: null, p_next_wave: false }),
    answer: ifOwner,
  },
  remove_alert_rule: { door: "signed-in", args: () => ({ p_id: NO_ENTRY }), answer: ifOwner },
  mark_alert: {
    door: "signed-in",
    args: () => ({ ...ALERT, p_change: { acknowledged: true } }),
    answer: (name) => (roleOf(name) ? "missing" : "forbidden"),
  },
  choose_all_alerts: { door: "signed-in", args: () => ({ p_wants_all: true }), writes: true },
  count_alert_brands: { door: "signed-in", args: () => ({ p_brands: ["brand-a"] }), rows: () => 0 },
  list_alert_log: { door: "signed-in", rows: () => 0 },
  list_alert_work: { door: "server", args: () => ({ p_most: 5 }) },
  list_latest_alerts: { door: "server" },
  keep_alert_evaluation: {
    door: "server",
    args: () => ({
      p_stamp: 0,
      p_user: "u",
      p_team: NO_ENTRY,
      p_rules: [],
      p_events: [],
      p_told: [],
      p_first_year: null,
      p_email: "due",
    }),
    answer: () => "stale",
  },
  list_due_alert_emails: { door: "server", rows: () => 0 },
  claim_alert_email: { door: "server", args: () => ({ p_stamp: 0, p_user: "u" }), answer: () => false },
  settle_alert_email: {
    door: "server",
    args: () => ({ p_stamp: 0, p_user: "u", p_state: "sent" }),
    answer: () => false,
  },
  clear_alert_log: { door: "server", answer: () => 0 },
};
