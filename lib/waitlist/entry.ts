import { type Tier, TIERS } from "@/lib/access/claims";
import type { DeskChange } from "@/lib/desk/change";
import type { Desk, DeskQuery } from "@/lib/desk/search-params";

export const ENTRY_STATES = ["waiting", "invited", "declined"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export const ENTRY_STATE_NAMES: Record<EntryState, string> = { waiting: "Waiting", invited: "Invited", declined: "Declined" };

/** Plans that are asked for, and none yet. */
export const ENTRY_PLANS = [...TIERS, "undecided"] as const;
export type EntryPlan = (typeof ENTRY_PLANS)[number];

export const LONGEST_REMARK = 1_000;

/** The queue of the waitlist. */
export const WAITLIST_DESK: Desk<EntryState, EntryPlan> = {
  path: "/admin/waitlist",
  states: ENTRY_STATES,
  kinds: ENTRY_PLANS,
  kindName: "plan",
  first: "waiting",
};

export type WaitlistQuery = DeskQuery<EntryState, EntryPlan>;

/** An entry of the waitlist as admins read it. */
export interface QueueEntry {
  id: string;
  /** Its place among all who asked, whatever became of them. */
  place: number;
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
  changes: readonly DeskChange[];
}
