import { EVERYONE, type Who } from "../../support/people";
import type { ActionInput } from "../../support/server-actions";

export const ADMIN: readonly Who[] = ["admin"];
export const NOTHING = "00000000-0000-4000-8000-000000000000";
export const IDLE = { status: "idle" };

export interface Expected {
  admitted: readonly Who[];
  /** What it is called with; null where anyone who is admitted would change something by it, or everyone is. */
  input: ActionInput | null;
  /** What someone who is not admitted is told, in the address they are sent to or in the answer. */
  refusal?: RegExp;
}

/** For everyone: each checks what it is given, and has tests of its own. */
export const OPEN: Expected = { admitted: EVERYONE, input: null };
export const TO_SIGN_IN = /^\/auth\?mode=signin/;
export const SENT_AWAY =
  /^\/(auth\?mode=signin|waitlist|rankings\/full|$)|^http:\/\/localhost:\d+\/(auth|waitlist|rankings\/full)/;
