import Link from "next/link";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { Day } from "@/components/accounts/account/day";
import { FactList } from "@/components/accounts/account/fact-list";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { AccountForms } from "@/components/accounts/identity/account-forms";
import { HomeForm } from "@/components/rankings/home-form";
import { SignOut } from "@/components/accounts/identity/sign-out";
import { buttonVariants } from "@/components/ui/button-look";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadAccountContent } from "@/lib/accounts/own-data/load";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: "/account",
  title: "Account Settings",
  description: "Your details, sign-in and data: change them or download them.",
  listed: false,
});

/** The reader's profile, security, emails and data. */
export default toMemberPage(async function AccountPage({ searchParams }: GuardedPageProps) {
  const member = await loadGuarded("/account", toSearch(await searchParams));
  const { profile, details, memberSince } = member;
  const [{ panel, home }, names, markets] = await Promise.all([
    loadAccountContent(member),
    answerInTime(loadNames()),
    answerInTime(loadMarkets()),
  ]);
  const facts = [
    { name: "Name", value: `${profile.firstName} ${profile.lastName}`.trim() },
    { name: "Email", value: profile.email },
    { name: "Company/Brand", value: details.company },
    { name: "Title", value: details.title },
    { name: "Country", value: details.country },
    { name: "Industry", value: details.industry },
    { name: "Member since", value: memberSince && <Day at={memberSince} /> },
  ].filter(({ value }) => value !== "");
  return (
    <PlainPage
      kicker="Your account"
      title="Account Settings"
      standfirst="Your details, how you sign in, which emails you get and what happens to your data."
    >
      <PlainRow id="who" title="Your details">
        <FactList facts={facts} />
        <p className="font-ui text-s-1 leading-5 text-ink-2">
          Your plan and team are under{" "}
          <Link href="/settings" className="link">
            Plan and team
          </Link>
          . To correct something you can’t change below,{" "}
          <Link href="/contact-us#personal-data" className="link">
            contact us
          </Link>
          .
        </p>
      </PlainRow>
      {home && names && markets ? (
        <PlainRow id="home" title="Your analyses">
          <p>Analyses open with this market and industry and the brands you follow there, on every device.</p>
          <HomeForm chosen={home.chosen} markets={markets} industries={names.industries} />
        </PlainRow>
      ) : null}
      <div className="grid border-t border-rule py-7 md:py-9 lg:grid-cols-reading lg:justify-between">
        <div className="lg:col-start-2">
          <AccountForms {...panel} />
        </div>
      </div>
      <PlainRow id="leave" title="Sign out">
        <p>Signs you out on this device only.</p>
        <div>
          <SignOut className={buttonVariants({ variant: "outline" })}>Sign Out</SignOut>
        </div>
      </PlainRow>
    </PlainPage>
  );
});
