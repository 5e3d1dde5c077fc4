/** A task of the start command that adds the sample accounts, in a process of its own because few starts need it. */
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from "@/lib/accounts/identity/sample-accounts";
import { ensureVerifiedAccount } from "@/lib/accounts/identity/embedded/accounts";
import { closeIdentity } from "@/lib/accounts/identity/embedded/auth";

for (const { profile, details } of SAMPLE_ACCOUNTS) {
  await ensureVerifiedAccount({ email: profile.email, password: SAMPLE_PASSWORD, profile, details });
}
await closeIdentity();
