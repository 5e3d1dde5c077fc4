import type { Tier } from "@/lib/access/claims";
import type { AdminChange } from "@/lib/accounts/waitlist/waitlist-list";

export const ENTRY_STATES = ["waiting", "invited", "declined"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export const ENTRY_STATE_NAMES: Record<EntryState, string> = {
  waiting: "Waiting",
  invited: "Invited",
  declined: "Declined",
};

export const LONGEST_REMARK = 1_000;

/** A waitlist entry for admins. */
export interface QueueEntry {
  id: string;
  /** Its position among all who joined the list, whatever their state. */
  position: number;
  email: string;
  name: string;
  company: string;
  tier: Tier | null;
  origin: string | null;
  note: string | null;
  state: EntryState;
  remark: string | null;
  isMember: boolean;
  /** ISO times. */
  askedAt: string;
  askedAgainAt: string | null;
  changes: readonly AdminChange[];
}
