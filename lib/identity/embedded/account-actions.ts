"use server";

import { refresh } from "next/cache";
import { checkForm, nameForm, oneSessionForm, passwordForm, typedValues } from "@/lib/identity/credentials";
import { setName } from "@/lib/identity/embedded/accounts";
import { TOO_MANY_ATTEMPTS } from "@/lib/identity/embedded/attempts";
import { currentVisit } from "@/lib/identity/embedded/current-visit";
import { changePassword as changePasswordOf } from "@/lib/identity/embedded/password-reset";
import { endSessionOf, endSessionsOf, findSession } from "@/lib/identity/embedded/sessions";
import type { Visit } from "@/lib/identity/embedded/visit";
import type { AuthState, Session } from "@/lib/identity/port";

const SIGNED_OUT = "You are signed out. Please sign in again.";

const refuse = (data: FormData, message: string | null, fields: Record<string, string> = {}): AuthState => ({
  status: "failed",
  message,
  fields,
  values: typedValues(data),
});

/** Each action asks anew who it is for, and touches nobody else's account. */
async function asMember(data: FormData, work: (session: Session, visit: Visit) => Promise<AuthState>): Promise<AuthState> {
  const visit = await currentVisit();
  const session = await findSession(visit);
  if (!session) return refuse(data, SIGNED_OUT);
  const state = await work(session, visit);
  if (state.status === "idle") refresh();
  return state;
}

export async function changeName(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(nameForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async ({ userId }) => {
    await setName(userId, checked.data);
    return { status: "idle" };
  });
}

export async function changePassword(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(passwordForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async (session, visit) => {
    const answer = await changePasswordOf(visit, session, { current: checked.data.currentPassword, next: checked.data.newPassword });
    switch (answer.is) {
      case "changed":
        return { status: "idle" };
      case "too many":
        return refuse(data, TOO_MANY_ATTEMPTS);
      case "wrong":
        return refuse(data, null, { currentPassword: "This is not your current password." });
      case "weak password":
        return refuse(data, null, { newPassword: answer.fault });
    }
  });
}

export async function endOneSession(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(oneSessionForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async ({ userId, sessionId }) => {
    if (checked.data.sessionId !== sessionId) await endSessionOf(userId, checked.data.sessionId);
    return { status: "idle" };
  });
}

export async function endOtherSessions(_: AuthState, data: FormData): Promise<AuthState> {
  return asMember(data, async ({ userId, sessionId }) => {
    await endSessionsOf(userId, sessionId);
    return { status: "idle" };
  });
}
