import Link from "next/link";
import { redirect } from "next/navigation";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { KeepAccount } from "@/components/accounts/identity/keep-account";
import { SignOut } from "@/components/accounts/identity/sign-out";
import { buttonVariants } from "@/components/ui/button-look";
import { loadAccountExtras, loadGuarded } from "@/lib/access/load";
import { safeReturnPath } from "@/lib/access/return-path";
import { toSearch } from "@/lib/access/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: "/account/leaving",
  title: "Keep your account?",
  description: "Your account is scheduled for deletion. Here’s how to keep it.",
  listed: false,
});

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Shown when someone signs in to an account that is scheduled for deletion. */
export default toMemberPage(async function LeavingPage({ searchParams }: GuardedPageProps) {
  const asked = await searchParams;
  await loadGuarded("/account/leaving", toSearch(asked));
  const leavesAt = (await loadAccountExtras())?.leavesAt ?? null;
  const from = (typeof asked.from === "string" ? safeReturnPath(asked.from) : null) ?? "/rankings/full";
  if (leavesAt === null) redirect(from);
  const day = DAY.format(new Date(leavesAt));
  return (
    <PlainPage
      kicker="Your account"
      title="Keep your account?"
      standfirst={`You asked us to delete your account. We’ll delete it on ${day} unless you keep it.`}
    >
      <PlainRow id="keep" title="Keep it">
        <p>Everything will stay as you left it.</p>
        <div className="font-ui">
          <KeepAccount />
        </div>
      </PlainRow>
      <PlainRow id="go" title="Delete it">
        <p>Sign out; there’s nothing more to do. You can change your mind until {day}.</p>
        <div className="flex flex-wrap gap-3 font-ui">
          <SignOut className={buttonVariants({ variant: "outline" })}>Sign Out</SignOut>
          <Link href={from} prefetch={false} className={buttonVariants({ variant: "ghost" })}>
            Not sure yet? Look around first
          </Link>
        </div>
      </PlainRow>
    </PlainPage>
  );
});
