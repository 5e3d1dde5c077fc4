import { Day } from "@/components/accounts/account/day";
import { AskFirst } from "@/components/accounts/teams/ask-first";
import { LinkField } from "@/components/accounts/teams/link-field";
import { TeamButton, TeamForm } from "@/components/accounts/teams/team-list";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import type { Team, TeamLink } from "@/lib/accounts/teams/team";

/** The team's invitation link: the current one, and how to create one. */
export function LinkPart({ team, link, domain }: { team: Team; link: TeamLink | null; domain: string }) {
  return (
    <>
      <p>Anyone with this link can take a free seat while there is one. Share it only with colleagues.</p>
      {link && <PresentLink team={team} link={link} />}
      {link ? (
        <details>
          <summary className="link inline-flex min-h-6 cursor-pointer items-center max-md:min-h-11">
            Replace with a new link
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
        <p>This link was created before the site’s secret changed and can’t be shown. Create a new one.</p>
      ) : (
        <LinkField label="Team invitation link" href={link.href} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-s-1 leading-5 text-ink-2">
          {link.domain === null ? "For any email address" : `For addresses at ${link.domain}`},{" "}
          {link.expiresAt === null ? (
            "no expiry"
          ) : (
            <>
              expires <Day at={link.expiresAt} />
            </>
          )}
          . Created <Day at={link.madeAt} />.
        </p>
        <AskFirst
          label="Turn off link"
          question="No one else can join with it. People who already joined stay in the team."
        >
          <TeamButton variant="destructive" fields={{ act: "end-link", team: team.id }}>
            Turn off
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
        <Field id="link-domain" label="Only for email addresses at (optional)" hint="A domain, such as tarnholt.com.">
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
        <Field id="link-days" label="Expires after" hint="A new link replaces the old one.">
          {(control) => (
            <Select {...control} name="days" defaultValue="30">
              <option value="7">7 days</option>
              <option value="30">30 days</option>
              <option value="90">90 days</option>
              <option value="">Never</option>
            </Select>
          )}
        </Field>
      </div>
      <SubmitButton variant="outline">Create link</SubmitButton>
    </TeamForm>
  );
}
