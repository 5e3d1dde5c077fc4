import { z } from "zod";

export const leavingSchema = z.strictObject({
  /** Nobody else could give roles any more. */
  isOnlyAdmin: z.boolean(),
  /** Tier of their own subscription, where one counts now. */
  plan: z.string().nullable(),
  isTrial: z.boolean(),
  periodEnd: z.string().nullable(),
  /** People who have joined their team. */
  colleagues: z.number().int().min(0),
});

/** What would end for somebody and for others, were their account deleted. */
export type Leaving = z.output<typeof leavingSchema>;
