import { ChangeList } from "@/components/accounts/administration/change-list";
import { ListTime } from "@/components/accounts/administration/list-time";
import { MarkButton } from "@/components/accounts/administration/mark-button";
import { buttonVariants } from "@/components/ui/button-look";
import { markMessage } from "@/lib/accounts/messages/actions";
import { MESSAGE_STATE_NAMES, type ReceivedMessage } from "@/lib/accounts/messages/message";
import { TOPIC_NAMES } from "@/lib/accounts/contact/topic";
import { mailHref } from "@/lib/platform/site/mail";
import { PLAN_NAMES } from "@/lib/access/plan";

const FIRST_WORDS = 140;

/** One message: sender, subject, text, and possible actions. */
export function MessageRow({ message, back }: { message: ReceivedMessage; back: string }) {
  const { id, reference, name, company, email, topic, tier, state, isMember, sentAt, changes, message: text } = message;
  const fields = { id, reference, back, from: state };
  const about = tier ? `${TOPIC_NAMES[topic]}: ${PLAN_NAMES[tier]}` : TOPIC_NAMES[topic];
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-rule py-4 lg:grid-cols-[18rem_minmax(0,1fr)_auto]">
      <div className="min-w-0 text-s-1 leading-5 text-ink-2">
        <h2 className="text-s0 leading-6 font-title break-words text-ink">{name}</h2>
        {company && <p className="break-words text-ink">{company}</p>}
        <p className="break-all">{email}</p>
        <p>
          <span className="num whitespace-nowrap text-ink">{reference}</span>
          {isMember && ", has an account"}
        </p>
        <p>
          <ListTime at={sentAt} />
        </p>
      </div>
      <div className="min-w-0 text-s0 leading-6">
        <p className="text-s-1 leading-6 font-name">{about}</p>
        {text.length <= FIRST_WORDS ? (
          <p className="max-w-read break-words whitespace-pre-wrap">{text}</p>
        ) : (
          <details className="group max-w-read">
            <summary className="cursor-pointer list-none break-words [&::-webkit-details-marker]:hidden">
              <span className="group-open:hidden">{text.slice(0, FIRST_WORDS).trimEnd()}… </span>
              <span className="inline-flex min-h-6 items-center text-s-1 font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
                <span className="group-open:hidden">Show more</span>
                <span className="hidden group-open:inline">Show less</span>
                <span className="sr-only"> of {reference}</span>
              </span>
            </summary>
            <p className="mt-1 break-words whitespace-pre-wrap">{text}</p>
          </details>
        )}
        <ChangeList changes={changes} names={MESSAGE_STATE_NAMES} />
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:max-w-60 lg:justify-end">
        {state !== "spam" && (
          <a
            href={mailHref(email, `Re: ${about} (${reference})`)}
            className={buttonVariants({ variant: "outline", size: "sm", className: "max-md:min-h-11" })}
          >
            Reply<span className="sr-only"> to {name}</span>
          </a>
        )}
        {state === "open" ? (
          <>
            <MarkButton action={markMessage} fields={{ ...fields, to: "answered" }} of={reference}>
              Mark answered
            </MarkButton>
            <MarkButton action={markMessage} fields={{ ...fields, to: "spam" }} of={reference} variant="ghost">
              Spam
            </MarkButton>
          </>
        ) : (
          <MarkButton action={markMessage} fields={{ ...fields, to: "open" }} of={reference} variant="ghost">
            {state === "spam" ? "Not spam" : "Undo"}
          </MarkButton>
        )}
      </div>
    </li>
  );
}
