import { Day } from "@/components/accounts/account/day";
import { AskFirst } from "@/components/accounts/teams/ask-first";
import { LinkField } from "@/components/accounts/teams/link-field";
import { TeamButton, TeamForm } from "@/components/accounts/teams/team-list";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import type { Team, TeamLink } from "@/lib/accounts/teams/team";

/** The team's general invitation: as it is, and how to make one. */
export function LinkPart({ team, link, domain }: { team: Team; link: TeamLink | null; domain: string }) {
  return (
    <>
      <p>
        Whoever opens the link takes a free seat as a member, as long as there is one. Hand it on where only colleagues
        see it.
      </p>
      {link && <PresentLink team={team} link={link} />}
      {link ? (
        <details>
          <summary className="link inline-flex min-h-6 cursor-pointer items-center max-md:min-h-11">
            Make a new link in its place
          </summary>
          <div className="mt-4">
            <MakeLink team={team} domain={link.domain ?? ""} />
          </div>
        </details>
      ) : (
        <MakeLink team={team} domain={domain} />
      )}
    </>
  );
}

function PresentLink({ team, link }: { team: Team; link: TeamLink }) {
  return (
    <div className="border-y border-rule py-4">
      {link.href === null ? (
        <p>The link was made with an earlier secret of this site and cannot be shown any more. Make a new one.</p>
      ) : (
        <LinkField label="Link of the team" href={link.href} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-s-1 leading-5 text-ink-2">
          {link.domain === null ? "For any address" : `For addresses at ${link.domain}`},{" "}
          {link.expiresAt === null ? (
            "without an end"
          ) : (
            <>
              good until <Day at={link.expiresAt} />
            </>
          )}
          . Made <Day at={link.madeAt} />.
        </p>
        <AskFirst label="End the link" question="Nobody can join by it any more. Who did so stays in the team.">
          <TeamButton variant="destructive" fields={{ act: "end-link", team: team.id }}>
            End it
          </TeamButton>
        </AskFirst>
      </div>
    </div>
  );
}

function MakeLink({ team, domain }: { team: Team; domain: string }) {
  return (
    <TeamForm fields={{ act: "link", team: team.id }}>
      <div className="grid gap-x-6 md:grid-cols-2">
        <Field id="link-domain" label="Only for addresses at (optional)" hint="A domain, such as tarnholt.com.">
          {(control) => (
            <Input
              {...control}
              name="domain"
              maxLength={253}
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
              defaultValue={domain}
            />
          )}
        </Field>
        <Field id="link-days" label="Good for" hint="A new link ends the one before.">
          {(control) => (
            <Select {...control} name="days" defaultValue="30">
              <option value="7">7 days</option>
              <option value="30">30 days</option>
              <option value="90">90 days</option>
              <option value="">No end</option>
            </Select>
          )}
        </Field>
      </div>
      <SubmitButton variant="outline">Make the link</SubmitButton>
    </TeamForm>
  );
}
