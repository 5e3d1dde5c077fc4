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
