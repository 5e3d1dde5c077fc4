import "server-only";
import { canTakeAddressBack, takeAddressBack } from "@/lib/accounts/identity/embedded/address-change";
import { tellPerson } from "@/lib/accounts/identity/embedded/stored-person";
import { findLeavingByToken, keepAccount } from "@/lib/accounts/identity/embedded/leaving";
import { noteLater } from "@/lib/accounts/identity/embedded/member-action";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { EmailAct } from "@/lib/access/identity-port";

/** Whether an email's link is still valid, and when the change it undoes takes effect. */
export async function findLink(act: EmailAct, token: string): Promise<{ until: string | null } | null> {
  if (act === "address-back") return (await canTakeAddressBack(token)) ? { until: null } : null;
  const found = await findLeavingByToken(token);
  return found && { until: found.until };
}

/** Performs the link's action: the reader of the email need not be signed in. */
export async function followLink(visit: Visit, act: EmailAct, token: string): Promise<boolean> {
  if (act === "address-back") {
    const restored = await takeAddressBack(visit, token);
    if (!restored) return false;
    tellPerson(visit, restored.userId);
    noteLater(visit, restored.userId, "account.restore_address");
    return true;
  }
  const found = await findLeavingByToken(token);
  if (!found || !(await keepAccount(visit, found.userId))) return false;
  noteLater(visit, found.userId, "account.keep");
  return true;
}
