import type { Metadata } from "next";
import Link from "next/link";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { PlanSummary } from "@/components/account/plan-summary";
import { TeamList } from "@/components/account/team-list";
import { PlainPage, PlainRow } from "@/components/hub/plain-page";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadTeam } from "@/lib/accounts/load";
import { toStanding } from "@/lib/subscriptions/standing";

export const metadata: Metadata = { title: "Settings" };

const ROLES = {
  admin: "You are an administrator: every page is open to you.",
  researcher: "You are a researcher: besides what your plan opens, the data pages are open to you.",
} as const;

/** Somebody's plan, their team and their role. */
export default async function SettingsPage({ searchParams }: GuardedPageProps) {
  const member = await loadGuarded("/settings", toSearch(await searchParams));
  const team = await loadTeam(member);
  const { subscription, viewer } = member;
  const isCounting = viewer.level === "paid" && subscription?.status === "active";
  return (
    <PlainPage kicker="Your account" title="Settings" standfirst="Your plan, what it includes, and who shares it.">
      <PlainRow id="plan" title="Plan">
        <PlanSummary standing={toStanding(subscription, viewer)} features={isCounting ? subscription.features : null} />
      </PlainRow>
      {(team !== null || isCounting) && (
        <PlainRow id="team" title="Team">
          {team ? <TeamList team={team} /> : <p>Your plan comes from your organisation’s subscription. Whoever ordered it sees who shares it.</p>}
        </PlainRow>
      )}
      {viewer.role !== "user" && (
        <PlainRow id="role" title="Role">
          <p>{ROLES[viewer.role]}</p>
        </PlainRow>
      )}
      <PlainRow id="you" title="You">
        <p>
          Your name, password and open sessions are on the{" "}
          <Link href="/account" className="link">
            account page
          </Link>
          .
        </p>
      </PlainRow>
    </PlainPage>
  );
}
