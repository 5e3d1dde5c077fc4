/** What admins can switch on and off. The database knows the same names. */
export const FLAG_NAMES = ["sign_up", "trials", "self_service_checkout", "team_invitations", "announcement"] as const;
export type FlagName = (typeof FLAG_NAMES)[number];

export interface Flag {
  name: FlagName;
  isOn: boolean;
  /** What an announcement says; empty for the others. */
  text: string;
}

export const LONGEST_ANNOUNCEMENT = 300;

/** What holds while nobody has switched anything, and where the database was never reached. */
export const FIRST_FLAGS: Readonly<Record<FlagName, boolean>> = {
  sign_up: true,
  trials: true,
  self_service_checkout: true,
  team_invitations: true,
  announcement: false,
};

export const FLAGS_PAGE = "/admin/flags";

/** What each is called, and what follows from it. */
export const FLAG_WORDS: Readonly<Record<FlagName, { title: string; purpose: string }>> = {
  sign_up: {
    title: "Sign-up",
    purpose:
      "New people may make an account. Off: the form says that it is closed and names the waitlist; whoever has an invitation to a team still can.",
  },
  trials: {
    title: "Trials",
    purpose: "Whoever never had one may try a plan for seven days. Off: no new trial begins; those that run go on.",
  },
  self_service_checkout: {
    title: "Self-service checkout",
    purpose: "Plans are bought on the site. Off: they are sold by contact; what was bought goes on.",
  },
  team_invitations: {
    title: "Team invitations",
    purpose:
      "Owners and managers of a team invite people. Off: no new invitation goes out; those that are out still hold.",
  },
  announcement: { title: "Announcement", purpose: "One or two sentences above every page, for everybody." },
};
