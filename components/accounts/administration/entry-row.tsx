import { ChangeList } from "@/components/accounts/administration/change-list";
import { ListTime } from "@/components/accounts/administration/list-time";
import { MarkButton } from "@/components/accounts/administration/mark-button";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { PLAN_NAMES } from "@/lib/access/plan";
import { decideOnEntry, noteOnEntry } from "@/lib/accounts/waitlist/actions";
import { ENTRY_STATE_NAMES, LONGEST_REMARK, type QueueEntry } from "@/lib/accounts/waitlist/entry";

/** One waitlist entry: the person, the plan, its state, and the actions. */
export function EntryRow({ entry, back }: { entry: QueueEntry; back: string }) {
  const {
    id,
    position,
    name,
    company,
    email,
    tier,
    state,
    changes,
    note,
    remark,
    origin,
    isMember,
    askedAt,
    askedAgainAt,
  } = entry;
  const last = changes.findLast(({ became }) => became === state);
  const fields = { id, place: String(position), back, from: state };
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-3.5 md:grid-cols-[3rem_minmax(0,1fr)_auto] md:gap-y-1 lg:grid-cols-[3rem_minmax(0,20rem)_minmax(0,1fr)_auto]">
      <p className="text-s0 leading-6 text-ink-2 max-md:text-s-1">
        <span className="sr-only">Position in queue </span>
        {position}.
      </p>
      <div className="min-w-0">
        <h2 className="text-s0 leading-6 font-title break-words">{name}</h2>
        <p className="text-s-1 leading-5 break-words">{company}</p>
        <a href={`mailto:${email}`} className="link inline-flex min-h-6 items-center text-s-1 leading-5 break-all">
          {email}
        </a>
      </div>
      <div className="min-w-0 text-s-1 leading-5 text-ink-2 max-lg:md:col-start-2">
        <p className="text-ink">
          {tier ? PLAN_NAMES[tier] : "No plan chosen"}
          {isMember && ", has an account"}
        </p>
        <p>
          Asked <ListTime at={askedAt} />
          {askedAgainAt && (
            <>
              , again <ListTime at={askedAgainAt} />
            </>
          )}
        </p>
        {state !== "waiting" && last && (
          <p className="font-name text-ink">
            {ENTRY_STATE_NAMES[state]} by {last.by}, <ListTime at={last.at} />
          </p>
        )}
        {remark && (
          <p className="mt-1 border-l-2 border-cloudberry-line pl-2.5 break-words whitespace-pre-wrap text-ink">
            {remark}
          </p>
        )}
        <details className="mt-1">
          <summary className="inline-flex min-h-6 cursor-pointer items-center font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
            More<span className="sr-only"> about {name}</span>
          </summary>
          <div className="mt-2 max-w-136 space-y-2">
            {note && (
              <p className="break-words whitespace-pre-wrap text-ink">
                <span className="text-ink-2">They wrote: </span>
                {note}
              </p>
            )}
            {origin && <p className="break-all">From page {origin}</p>}
            <ChangeList changes={changes} names={ENTRY_STATE_NAMES} />
            <form action={noteOnEntry}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="place" value={position} />
              <input type="hidden" name="back" value={back} />
              <label className="block font-name text-ink">
                Our note on {name}
                <Textarea
                  name="remark"
                  rows={2}
                  maxLength={LONGEST_REMARK}
                  defaultValue={remark ?? ""}
                  className="min-h-20! font-normal"
                />
              </label>
              <SubmitButton variant="outline" size="sm" className="mt-2 max-md:min-h-11">
                Save note
              </SubmitButton>
            </form>
          </div>
        </details>
      </div>
      <div className="flex flex-wrap items-start gap-2 max-lg:md:col-start-3 max-lg:md:row-span-2 max-lg:md:row-start-1">
        {state === "waiting" ? (
          <>
            <MarkButton action={decideOnEntry} fields={{ ...fields, to: "invited" }} of={name}>
              Invite
            </MarkButton>
            <MarkButton action={decideOnEntry} fields={{ ...fields, to: "declined" }} of={name} variant="ghost">
              Decline
            </MarkButton>
          </>
        ) : (
          <MarkButton action={decideOnEntry} fields={{ ...fields, to: "waiting" }} of={name} variant="ghost">
            Undo
          </MarkButton>
        )}
      </div>
    </li>
  );
}
