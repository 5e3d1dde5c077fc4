import { z } from "zod";

/** What the set-up of an account is told. Neither value grants anything: both are kept for the record. */
export const initialisation = z.strictObject({
  /** The `type` of the sign-up address; anything that is no plain word counts as the default. */
  userType: z
    .string()
    .trim()
    .regex(/^[\w-]{1,40}$/)
    .catch("free"),
  invitationCode: z.string().trim().min(1).max(200).nullable(),
});

export type Initialisation = z.output<typeof initialisation>;

interface Circumstances {
  /** Is there a subscription, active or not? */
  hasSubscription: boolean;
  isInitialised: boolean;
  waitlistMode: boolean;
}

/** Is there something to set up? An invitation is always passed on; without one, waitlist mode lets no one in. */
export function needsInitialisation({ invitationCode }: Initialisation, now: Circumstances): boolean {
  if (invitationCode !== null) return true;
  return !now.waitlistMode && !now.isInitialised && !now.hasSubscription;
}
