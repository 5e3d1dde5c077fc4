import Link from "next/link";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { PlanSummary } from "@/components/accounts/account/plan-summary";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { InvoiceList } from "@/components/accounts/billing/invoice-list";
import { OwnPlan } from "@/components/accounts/billing/own-plan";
import { MessageNotice } from "@/components/accounts/billing/message-notice";
import { ListRow } from "@/components/accounts/teams/list-row";
import { TeamPart } from "@/components/accounts/teams/team-part";
import { LookPart } from "@/components/sharing/looks/look-part";
import { may, planWith } from "@/lib/access/rights";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadBilling, loadInvoices } from "@/lib/accounts/billing/load";
import { parsePlanMessage } from "@/lib/accounts/billing/message";
import { toPageHead } from "@/lib/platform/site/page-head";
import { loadPlans } from "@/lib/accounts/subscriptions/load";
import { toStanding } from "@/lib/accounts/subscriptions/standing";
import { loadTeams } from "@/lib/accounts/teams/load";
import { runsTeam } from "@/lib/accounts/teams/team";
import { loadTeamLooks, LOOK_RIGHT } from "@/lib/sharing/looks/load";

export const metadata = toPageHead({
  path: "/settings",
  title: "Plan and team",
  description: "Your plan, its seats and invoices, your team and your role.",
  listed: false,
});

const ROLES = {
  admin: "You’re an admin, so you can see every page.",
  researcher: "You’re a researcher: you can also see the data pages, whatever your plan.",
} as const;

/** The reader's plan, team and role. */
export default toMemberPage(async function SettingsPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  const member = await loadGuarded("/settings", toSearch(params));
  const [{ subscription: own }, invoices, plans] = await Promise.all([
    loadBilling(),
    loadInvoices(member),
    loadPlans(),
  ]);
  const message = parsePlanMessage(params.said);
  const { teams, received } = await loadTeams(member);
  const looks = await loadTeamLooks(teams.map(({ team }) => team));
  const hasPlainTeam = teams.some(({ team }) => runsTeam(team) && team.isCounting) && looks.length === 0;
  const { subscription, viewer } = member;
  const isCounting = viewer.level === "paid" && subscription?.status === "active";
  return (
    <PlainPage kicker="Your account" title="Plan and team" standfirst="Your plan, what it includes and who shares it.">
      {message && <MessageNotice key={message} message={message} />}
      <PlainRow id="plan" title="Plan">
        <PlanSummary standing={toStanding(subscription, viewer)} counting={isCounting ? subscription : null} />
        {own && <OwnPlan own={own} plans={plans} />}
      </PlainRow>
      <ListRow id="team" title="Team">
        <TeamPart teams={teams} received={received} mayInvite={may(viewer, "invitations")} />
      </ListRow>
      {(looks.length > 0 || hasPlainTeam) && (
        <ListRow id="look" title="Look of reports and slides">
          {looks.map(({ team, looks: kept }) => (
            <LookPart key={team} team={team} looks={kept} />
          ))}
          {hasPlainTeam && (
            <p>Your team’s logo and colours in reports and slides are part of the {planWith(LOOK_RIGHT)} plan.</p>
          )}
        </ListRow>
      )}
      {invoices.length > 0 && (
        <PlainRow id="invoices" title="Invoices">
          <InvoiceList invoices={invoices} />
        </PlainRow>
      )}
      {viewer.role !== "user" && (
        <PlainRow id="role" title="Role">
          <p>{ROLES[viewer.role]}</p>
        </PlainRow>
      )}
      <PlainRow id="api" title="API">
        <p>
          {may(viewer, "api")
            ? "API keys and webhooks are on the "
            : `The API is part of the ${planWith("api")} plan. To see what it offers, go to the `}
          <Link href={may(viewer, "api") ? "/settings/api" : "/api-reference"} className="link">
            {may(viewer, "api") ? "API page" : "API reference"}
          </Link>
          .
        </p>
      </PlainRow>
      <PlainRow id="you" title="You">
        <p>
          Your name, password and sessions are in{" "}
          <Link href="/account" className="link">
            Account Settings
          </Link>
          .
        </p>
      </PlainRow>
    </PlainPage>
  );
});
