import type { Call } from "@/tests/integration/access-table";
import type { CallerName } from "@/tests/support/sentinel-study";

const NO_ENTRY = "00000000-0000-4000-8000-000000000000";
const MISSING = { status: "missing" };
/** Who owns a subscription, active or not, or is in a team. */
const HAS_TEAM: readonly CallerName[] = [
  "essential",
  "professional",
  "enterprise",
  "canceled",
  "trialRunning",
  "trialExpired",
  "teamMember",
];

/** What teams and invitations add to the table of who may call what. */
export const TEAM_FUNCTIONS: Record<string, Call> = {
  accept_invitation: { door: "signed-in", args: () => ({ p_code: "nobody's" }), answer: () => ({ status: "unknown" }) },
  look_at_invitation: {
    door: (name) => name !== "service",
    args: () => ({ p_code: "nobody's" }),
    answer: () => ({ status: "unknown" }),
  },
  // What owners, managers and members of a team do with it, and others cannot, is in teams.test.ts and team-invitations.test.ts.
  list_teams: { door: "signed-in", rows: (name) => (HAS_TEAM.includes(name) ? 1 : 0) },
  list_team_seats: { door: "signed-in", args: () => ({ p_team: NO_ENTRY }), rows: () => 0 },
  find_team_link: { door: "signed-in", args: () => ({ p_team: NO_ENTRY }), rows: () => 0 },
  list_received_invitations: { door: "signed-in", rows: () => 0 },
  invite_to_team: {
    door: "signed-in",
    args: () => ({ p_team: NO_ENTRY, p_role: "member", p_invites: [] }),
    answer: () => MISSING,
  },
  resend_invitation: {
    door: "signed-in",
    args: () => ({ p_seat: NO_ENTRY, p_nonce: NO_ENTRY, p_digest: "" }),
    answer: () => MISSING,
  },
  remove_from_team: { door: "signed-in", args: () => ({ p_seat: NO_ENTRY }), answer: () => MISSING },
  change_team_role: { door: "signed-in", args: () => ({ p_seat: NO_ENTRY, p_role: "manager" }), answer: () => MISSING },
  leave_team: { door: "signed-in", args: () => ({ p_team: NO_ENTRY }), answer: () => MISSING },
  put_team_link: {
    door: "signed-in",
    args: () => ({ p_team: NO_ENTRY, p_nonce: NO_ENTRY, p_digest: "" }),
    answer: () => MISSING,
  },
  end_team_link: { door: "signed-in", args: () => ({ p_team: NO_ENTRY }), answer: () => MISSING },
  answer_invitation: {
    door: "signed-in",
    args: () => ({ p_seat: NO_ENTRY, p_accept: true }),
    answer: () => ({ status: "unknown" }),
  },
  offer_team: { door: "signed-in", args: () => ({ p_seat: NO_ENTRY }), answer: () => MISSING },
  answer_team_offer: { door: "signed-in", args: () => ({ p_team: NO_ENTRY, p_accept: true }), answer: () => MISSING },
  list_team_readers: { door: "server", args: () => ({ p_team: NO_ENTRY, p_but: "" }), rows: () => 0 },
  clear_team_invitations: { door: "server", answer: () => 0 },
};
