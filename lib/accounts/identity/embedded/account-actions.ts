"use server";

import { checkForm, nameForm, oneSessionForm, passwordForm } from "@/lib/accounts/identity/credentials";
import { setName } from "@/lib/accounts/identity/embedded/accounts";
import { TOO_MANY_ATTEMPTS } from "@/lib/accounts/identity/embedded/attempts";
import { tellPerson } from "@/lib/accounts/identity/embedded/stored-person";
import { asMember, noteLater, refuse } from "@/lib/accounts/identity/embedded/member-action";
import { changePassword as changePasswordOf } from "@/lib/accounts/identity/embedded/password-reset";
import { endSessionOf, endSessionsOf } from "@/lib/accounts/identity/embedded/sessions";
import type { AuthState } from "@/lib/access/identity-port";

export async function changeName(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(nameForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async ({ userId }, visit) => {
    await setName(userId, checked.data);
    tellPerson(visit, userId);
    noteLater(visit, userId, "account.change_name");
    return { status: "idle" };
  });
}

export async function changePassword(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(passwordForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async (session, visit) => {
    const answer = await changePasswordOf(visit, session, {
      current: checked.data.currentPassword,
      next: checked.data.newPassword,
    });
    switch (answer.is) {
      case "changed":
        noteLater(visit, session.userId, "account.change_password");
        return { status: "idle" };
      case "too many":
        return refuse(data, TOO_MANY_ATTEMPTS);
      case "wrong":
        return refuse(data, null, { currentPassword: "That isn’t your current password." });
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
