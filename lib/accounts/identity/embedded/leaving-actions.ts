"use server";

import { redirect } from "next/navigation";
import { checkForm, proofForm } from "@/lib/accounts/identity/credentials";
import { mintDataToken } from "@/lib/accounts/identity/embedded/data-token";
import { askForLeaving, keepAccount as keep } from "@/lib/accounts/identity/embedded/leaving";
import { asMember, noteLater, refuse, refuseProof } from "@/lib/accounts/identity/embedded/member-action";
import { proveOwner } from "@/lib/accounts/identity/embedded/proof";
import type { AuthState } from "@/lib/access/identity-port";
import { describeLeaving } from "@/lib/accounts/own-data/queries";
import { logError } from "@/lib/platform/telemetry/log-error";

const ONLY_ADMIN = "You are the only admin. Make someone else an admin first.";

export async function leave(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(proofForm, data);
  if (!checked.ok) return checked.state;
  const state = await asMember(data, async (session, visit) => {
    const { userId } = session;
    const answer = await proveOwner(visit, session, checked.data);
    if (answer !== "right") return refuseProof(data, answer);
    try {
      const { isOnlyAdmin } = await describeLeaving(async () => mintDataToken(userId));
      if (isOnlyAdmin) return refuse(data, ONLY_ADMIN);
    } catch (error) {
      logError(error, "Account deletion request failed.");
      return refuse(data, "We can’t reach your account right now. Nothing has changed; please try again.");
    }
    await askForLeaving(visit, session);
    noteLater(visit, userId, "account.ask_deletion");
    return { status: "done", to: "/emails/goodbye" };
  });
  // Redirects by throwing, so that it works without JavaScript.
  if (state.status === "done") redirect(state.to);
  return state;
}

export async function keepAccount(_: AuthState, data: FormData): Promise<AuthState> {
  return asMember(data, async ({ userId }, visit) => {
    if (await keep(visit, userId)) noteLater(visit, userId, "account.keep");
    return { status: "idle" };
  });
}
