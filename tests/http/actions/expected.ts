import { EVERYONE, type Who } from "../../support/people";
import type { ActionInput } from "../../support/server-actions";

export const ADMIN: readonly Who[] = ["admin"];
export const NOTHING = "00000000-0000-4000-8000-000000000000";
export const IDLE = { status: "idle" };

export interface Expected {
  admitted: readonly Who[];
  /** Its arguments; null if it would change something for people who may call it, or if everyone may. */
  input: ActionInput | null;
  /** What someone who is not admitted is told, in the address they are sent to or in the answer. */
  refusal?: RegExp;
}

/** For everyone: each validates its input, which has separate tests. */
export const OPEN: Expected = { admitted: EVERYONE, input: null };
export const TO_SIGN_IN = /^\/auth\?mode=signin/;
export const SENT_AWAY =
  /^\/(auth\?mode=signin|waitlist|rankings\/full|$)|^http:\/\/localhost:\d+\/(auth|waitlist|rankings\/full)/;
