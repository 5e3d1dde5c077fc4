"use server";

import { checkForm, codeForm, proofForm } from "@/lib/accounts/identity/credentials";
import { reserve, TOO_MANY_ATTEMPTS } from "@/lib/accounts/identity/embedded/attempts";
import { sendNotice } from "@/lib/accounts/identity/embedded/emails";
import { asMember, noteLater, refuse, refuseProof } from "@/lib/accounts/identity/embedded/member-action";
import { proveOwner } from "@/lib/accounts/identity/embedded/proof";
import {
  abandonSecondFactor as abandon,
  beginSecondFactor as begin,
  confirmSecondFactor as confirm,
  removeSecondFactor,
  renewRecoveryCodes as renew,
} from "@/lib/accounts/identity/embedded/second-factor";
import { endSessionsOf } from "@/lib/accounts/identity/embedded/sessions";
import type { AuthState } from "@/lib/access/identity-port";

export async function beginSecondFactor(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(proofForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async (session, visit) => {
    const answer = await proveOwner(visit, session, checked.data);
    if (answer !== "right") return refuseProof(data, answer);
    await begin(session.userId);
    return { status: "idle" };
  });
}

export async function confirmSecondFactor(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(codeForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async ({ userId, sessionId, profile }, visit) => {
    const attempt = await reserve("seconds", userId);
    if (!attempt) return refuse(data, TOO_MANY_ATTEMPTS);
    const codes = await confirm(userId, checked.data.code);
    if (!codes) return refuse(data, null, { code: "That code doesn’t match. Enter the code your app shows now." });
    attempt.giveBack();
    await endSessionsOf(userId, sessionId);
    sendNotice(visit, profile.email, "second-factor-on", {});
    noteLater(visit, userId, "account.second_factor_on");
    return { status: "idle", shown: codes };
  });
}

export async function abandonSecondFactor(_: AuthState, data: FormData): Promise<AuthState> {
  return asMember(data, async ({ userId }) => {
    await abandon(userId);
    return { status: "idle" };
  });
}

export async function renewRecoveryCodes(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(proofForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async (session, visit) => {
    const answer = await proveOwner(visit, session, checked.data);
    if (answer !== "right") return refuseProof(data, answer);
    const codes = await renew(session.userId);
    if (!codes) return { status: "idle" };
    sendNotice(visit, session.profile.email, "recovery-codes-renewed", {});
    noteLater(visit, session.userId, "account.renew_recovery_codes");
    return { status: "idle", shown: codes };
  });
}

export async function endSecondFactor(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(proofForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async (session, visit) => {
    const answer = await proveOwner(visit, session, checked.data);
    if (answer !== "right") return refuseProof(data, answer);
    await removeSecondFactor(session.userId);
    sendNotice(visit, session.profile.email, "second-factor-off", {});
    noteLater(visit, session.userId, "account.second_factor_off");
    return { status: "idle" };
  });
}
