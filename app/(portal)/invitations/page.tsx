import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { PageHead } from "@/components/layout/page-head";
import { ListRow } from "@/components/accounts/teams/list-row";
import { InvitationsList } from "@/components/accounts/teams/invitations-list";
import { OwnPart } from "@/components/accounts/teams/own-part";
import { ReceivedList } from "@/components/accounts/teams/received-list";
import { TeamList } from "@/components/accounts/teams/team-list";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { isOn } from "@/lib/accounts/flags/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { loadTeams } from "@/lib/accounts/teams/load";
import { teamToRun } from "@/lib/accounts/teams/team";

export const metadata = toPageHead({
  path: "/invitations",
  title: "Invite Users",
  description: "Invite colleagues to share your plan.",
  listed: false,
});

/** Inviting colleagues, and answering invitations. */
export default toMemberPage(async function InvitationsPage({ searchParams }: GuardedPageProps) {
  const member = await loadGuarded("/invitations", toSearch(await searchParams));
  const [{ teams, received }, isSwitchedOn] = await Promise.all([loadTeams(member), isOn("team_invitations")]);
  const mine = teamToRun(teams.map(({ team }) => team));
  const whole = teams.find(({ team }) => team === mine);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className="mx-auto max-w-170 lg:max-w-none">
        <PageHead kicker="Your account" title="Invite Users" standfirst="Invite colleagues to share your plan." />
        <TeamList>
          {received.length > 0 && (
            <ListRow id="received" title="Invitations for you">
              <ReceivedList received={received} />
            </ListRow>
          )}
          {whole ? (
            <InvitationsList
              {...whole}
              domain={member.profile.email.split("@")[1] ?? ""}
              isSwitchedOn={isSwitchedOn}
              isTrial={member.subscription?.isTrialActive ?? false}
            />
          ) : (
            <ListRow id="team" title="Your team">
              {teams.map(({ team }) => (
                <OwnPart key={team.id} team={team} />
              ))}
              <p>
                {teams.length > 0
                  ? "Only the owner and managers can invite people. Ask one of them."
                  : "You need a plan to invite colleagues."}
              </p>
            </ListRow>
          )}
        </TeamList>
      </div>
    </main>
  );
});
