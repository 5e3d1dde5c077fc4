import { z } from "zod";

/** Values passed to the set-up of an account. They grant nothing; they are only recorded. */
export const initialisation = z.strictObject({
  /** The `type` of the sign-up address; anything that is not a plain word counts as the default. */
  userType: z
    .string()
    .trim()
    .regex(/^[\w-]{1,40}$/)
    .catch("free"),
  invitationCode: z.string().trim().min(1).max(200).nullable(),
});

export type Initialisation = z.output<typeof initialisation>;

interface Circumstances {
  /** Whether there is a subscription, active or not. */
  hasSubscription: boolean;
  isInitialised: boolean;
  waitlistMode: boolean;
}

/**
 * Whether anything is to be set up. An invitation is always passed on; in waitlist mode no one is admitted without one.
 */
export function needsInitialisation({ invitationCode }: Initialisation, now: Circumstances): boolean {
  if (invitationCode !== null) return true;
  return !now.waitlistMode && !now.isInitialised && !now.hasSubscription;
}
