"use server";

import { addressForm, checkForm, codeForm } from "@/lib/accounts/identity/credentials";
import { askForAddress, confirmAddress as confirm } from "@/lib/accounts/identity/embedded/address-change";
import { TOO_MANY_ATTEMPTS } from "@/lib/accounts/identity/embedded/attempts";
import { tellPerson } from "@/lib/accounts/identity/embedded/stored-person";
import { asMember, noteLater, refuse, refuseProof } from "@/lib/accounts/identity/embedded/member-action";
import { endStep } from "@/lib/accounts/identity/embedded/pending-step";
import type { AuthState } from "@/lib/access/identity-port";

const WRONG_CODE = "Invalid verification code. Please try again.";

export async function requestAddress(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(addressForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async (session, visit) => {
    const answer = await askForAddress(visit, session, checked.data);
    if (answer === "same") return refuse(data, null, { email: "This is already your email address." });
    if (answer === "unusable") return refuse(data, null, { email: "Invalid email address" });
    return answer === "right" ? { status: "idle" } : refuseProof(data, answer);
  });
}

export async function confirmAddress(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(codeForm, data);
  if (!checked.ok) return checked.state;
  return asMember(data, async (session, visit) => {
    const answer = await confirm(visit, session, checked.data.code);
    switch (answer.is) {
      case "changed":
        tellPerson(visit, session.userId);
        noteLater(visit, session.userId, "account.change_address");
        return { status: "idle" };
      case "too many":
        return refuse(data, TOO_MANY_ATTEMPTS);
      case "no step":
        return refuse(data, "This step has expired. Please start again.");
      case "wrong":
        return refuse(data, null, { code: WRONG_CODE });
    }
  });
}

export async function abandonAddress(_: AuthState, data: FormData): Promise<AuthState> {
  return asMember(data, async (_session, visit) => {
    endStep(visit);
    return Promise.resolve({ status: "idle" });
  });
}
