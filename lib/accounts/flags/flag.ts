/** Switches for admins. The database knows the same names. */
export const FLAG_NAMES = ["sign_up", "trials", "self_service_checkout", "team_invitations", "announcement"] as const;
export type FlagName = (typeof FLAG_NAMES)[number];

export interface Flag {
  name: FlagName;
  isOn: boolean;
  /** The text of an announcement; empty for the others. */
  text: string;
}

export const LONGEST_ANNOUNCEMENT = 300;

/** The defaults, also used if the database was never reached. */
export const FIRST_FLAGS: Readonly<Record<FlagName, boolean>> = {
  sign_up: true,
  trials: true,
  self_service_checkout: true,
  team_invitations: true,
  announcement: false,
};

export const FLAGS_PAGE = "/admin/flags";

/** The name of each switch, and its effect. */
export const FLAG_WORDS: Readonly<Record<FlagName, { title: string; purpose: string }>> = {
  sign_up: {
    title: "Sign-up",
    purpose:
      "New people can sign up. Off: the sign-up form is closed and points to the waitlist; people with a team invitation can still sign up.",
  },
  trials: {
    title: "Trials",
    purpose: "Anyone who hasn’t had a trial can start one. Off: no new trials; current trials continue.",
  },
  self_service_checkout: {
    title: "Self-service checkout",
    purpose: "People can buy plans on the site. Off: buyers are asked to contact you; existing plans continue.",
  },
  team_invitations: {
    title: "Team invitations",
    purpose:
      "Team owners and managers can invite people. Off: no new invitations; invitations already sent still work.",
  },
  announcement: { title: "Announcement", purpose: "One or two sentences shown above every page, to everyone." },
};
