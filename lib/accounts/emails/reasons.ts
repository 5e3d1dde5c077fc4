import type { EmailReason } from "@/lib/platform/mail/wording";

const SECURITY = "We always tell the owner of an account about this, so these emails can’t be turned off.";
const OUR_DESK = "Sent to the publisher’s own address by the site.";
const TEAM_NEWS = "You get this because you run the team. You can turn it off in Email preferences.";

const signingIn = { about: "Signing in", why: "Sent because this address was entered on our site." } as const;
const account = { about: "Account", why: SECURITY } as const;
const plan = {
  about: "Plan",
  why: "Sent because it concerns the plan you pay for. These emails can’t be turned off.",
} as const;
const trial = {
  about: "Trial",
  why: "Sent because you started a trial. We won’t ask you for payment details.",
} as const;
const team = { about: "Team", why: "Sent because it changes your place in a team." } as const;
const waitlist = { about: "Waitlist", why: "Sent because this address was entered on our waitlist." } as const;

/** What each kind of email is about, and why its reader gets it. */
export const REASONS = {
  "verify-email": signingIn,
  "reset-password": signingIn,
  "account-exists": signingIn,
  "sign-up-invitation": { about: "Invitation", why: "Sent once, because we were asked to invite this address." },
  "password-changed": account,
  welcome: { about: "Account", why: "Sent once, because you created an account." },
  "change-email": { about: "Account", why: "Sent because this address was entered in Account Settings." },
  "address-wanted": account,
  "address-changed": account,
  "address-confirmed": account,
  "address-restored": account,
  "second-factor-on": account,
  "second-factor-off": account,
  "recovery-codes-renewed": account,
  "recovery-code-used": account,
  "deletion-asked": account,
  "deletion-cancelled": account,
  "account-deleted": { about: "Account", why: "Sent because the account had this address." },
  receipt: { about: "Receipt", why: "Sent because a payment was made. Receipts can’t be turned off." },
  "payment-failed": plan,
  "payment-reminder": plan,
  "payment-stopped": plan,
  "plan-cancelled": plan,
  "plan-smaller": plan,
  "plan-ended": plan,
  "renewal-ahead": plan,
  "trial-started": trial,
  "trial-ending": trial,
  "trial-ended": trial,
  "team-invitation": {
    about: "Invitation",
    why: "Sent because a team’s owner or manager entered this address. If you do nothing, the invitation expires.",
  },
  "team-joined": { about: "Team", why: TEAM_NEWS },
  "team-left": { about: "Team", why: TEAM_NEWS },
  "team-removed": team,
  "team-offer": team,
  "team-handed-over": team,
  waitlist,
  "waitlist-entry": { about: "Waitlist", why: OUR_DESK },
  "waitlist-invitation": waitlist,
  contact: { about: "Contact", why: "Sent because this address was entered on our contact page." },
  "contact-message": { about: "Contact", why: OUR_DESK },
} as const satisfies Record<string, EmailReason>;
