import "server-only";
import { isOn } from "@/lib/accounts/flags/load";
import { loadLook } from "@/lib/accounts/invitations/load";

interface Brought {
  invitation: string;
  general_invitation: string;
}

/** May new people make an account? While sign-up is switched off, only those who come with an invitation that is good. */
export async function maySignUp({ invitation, general_invitation }: Brought): Promise<boolean> {
  if (await isOn("sign_up")) return true;
  for (const code of [invitation, general_invitation]) {
    if ((await loadLook(code)).status === "open") return true;
  }
  return false;
}
