import { openSessions, session } from "#identity/server";
import { AccountForms } from "@/components/identity/account-forms";

/** Name, password and sessions of whoever is signed in, by our forms or the adapter's own panel. For nobody: nothing. */
export async function AccountPanel() {
  const [member, sessions] = await Promise.all([session(), openSessions()]);
  return member && <AccountForms profile={member.profile} sessions={sessions} />;
}
