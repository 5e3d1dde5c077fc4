import { CITATIONS, CITATION_SERVER } from "@/tests/integration/access-table-citations";
import { POSTS_DESK, POSTS_OPEN, POSTS_SERVER } from "@/tests/integration/access-table-posts";
import { SHARING, SHARING_SERVER } from "@/tests/integration/access-table-sharing";

// Which functions each role of the data API may call, by hand.

const OPEN = [
  ...POSTS_OPEN,
  "current_publication",
  "find_brand",
  "find_score_parts",
  "get_industry_brand_counts",
  "get_total_country_brands",
  "list_age_group_results",
  "list_age_means",
  "list_age_results",
  "list_brand_names",
  "list_brand_results",
  "list_brand_waves",
  "list_consumer_figures",
  "list_consumer_populations",
  "list_consumer_waves",
  "list_flags",
  "list_forecast_histories",
  "list_forecast_records",
  "list_forecast_tracks",
  "list_forecasts",
  "list_industries",
  "list_industry_brands",
  "list_industry_results",
  "list_market_waves",
  "list_markets",
  "list_momentum",
  "list_passing_odds",
  "list_ranked_brands",
  "list_risk_alerts",
  "list_wave_results",
  "search_brands",
];
const SIGNED_IN = ["find_viewer", "get_rankings_for_authenticated_user", "get_user_subscription_annual", "is_admin", "list_publications"];
const WAITLIST_DESK = ["count_waitlist", "decide_waitlist_entry", "list_waitlist", "note_on_waitlist_entry"];
const MESSAGE_DESK = ["count_contact_messages", "list_contact_messages", "mark_contact_message"];
const TEAMS = [
  "accept_invitation",
  "answer_invitation",
  "answer_team_offer",
  "change_team_role",
  "end_team_link",
  "find_team_link",
  "invite_to_team",
  "leave_team",
  "list_received_invitations",
  "list_team_seats",
  "list_teams",
  "offer_team",
  "put_team_link",
  "remove_from_team",
  "resend_invitation",
];
const ADMIN_DESK = [
  "change_role",
  "count_subscriptions",
  "end_subscription",
  "find_person",
  "grant_subscription",
  "list_audit_log",
  "list_log_areas",
  "list_people",
  "list_subscriptions",
  "note_sign_up_letter",
  "set_flag",
  "take_back",
  "take_back_publication",
];
const OWN_DATA = ["choose_letters", "describe_leaving", "export_my_data", "find_letter_choices"];
const KEPT = ["follow_brand", "list_followed_brands", "list_portfolios", "remove_portfolio", "save_portfolio", "unfollow_brand"];
const SAVED_CHARTS = ["copy_chart", "find_chart_desk", "list_saved_charts", "remove_chart", "restore_chart", "save_chart"];
const ALERTS = ["choose_all_alerts", "count_alert_brands", "find_alert_desk", "list_alert_log", "mark_alert", "mute_alert_rule", "remove_alert_rule", "save_alert_rule"];
const ALERT_SERVER = [
  "claim_alert_letter",
  "clear_alert_log",
  "keep_alert_evaluation",
  "list_alert_work",
  "list_due_alert_letters",
  "list_latest_alerts",
  "settle_alert_letter",
];
const API = ["begin_webhook_test", "change_webhook", "list_api_keys", "list_webhooks", "make_api_key", "remove_webhook", "revoke_api_key", "rotate_api_key", "save_webhook"];
const API_SERVER = ["admit_api_key", "claim_webhook_news", "settle_webhook_news"];
const BILLING = ["find_my_billing", "list_lost_seats", "start_trial"];
const SERVER = [
  "apply_subscription",
  "claim_billing_letters",
  "clear_team_invitations",
  "discard_publication",
  "erase_person",
  "find_publication",
  "finish_webhook",
  "forget_payer",
  "keep_consent",
  "keep_invoice",
  "keep_person",
  "list_due_renewals",
  "list_gone_payers",
  "list_team_readers",
  "note_account",
  "note_webhook",
  "publish_publication",
  "put_back_billing_letter",
  "read_for",
  "rollback_publication",
  "stage_figures",
  "stage_publication",
  "stage_results",
  "unsubscribe",
  "wants_letters",
];

/** Role → names of functions. */
export const CALLABLE: Record<"anon" | "authenticated" | "service_role", string[]> = {
  anon: [...OPEN, "join_waitlist", "look_at_invitation", "send_contact_message"],
  authenticated: [...OPEN, ...SIGNED_IN, "admit_viewer", "initialize_user", "join_waitlist", "look_at_invitation", "send_contact_message", ...TEAMS, ...BILLING, ...WAITLIST_DESK, ...MESSAGE_DESK, ...OWN_DATA, ...KEPT, ...SAVED_CHARTS, ...ALERTS, ...API, "admit_export", ...CITATIONS, ...SHARING, ...ADMIN_DESK, ...POSTS_DESK],
  service_role: [...OPEN, ...SIGNED_IN, ...SERVER, ...CITATION_SERVER, ...SHARING_SERVER, ...POSTS_SERVER, ...ALERT_SERVER, ...API_SERVER],
};
