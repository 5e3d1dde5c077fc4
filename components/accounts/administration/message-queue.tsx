import { AdminFilter } from "@/components/accounts/administration/admin-filter";
import { ListPages } from "@/components/accounts/administration/list-pages";
import { MarkButton } from "@/components/accounts/administration/mark-button";
import { MessageRow } from "@/components/accounts/administration/message-row";
import { EmptyState } from "@/components/layout/empty-state";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { markMessage } from "@/lib/accounts/messages/actions";
import {
  MESSAGE_STATE_NAMES,
  MESSAGE_STATES,
  type MessageState,
  type ReceivedMessage,
} from "@/lib/accounts/messages/message";
import {
  type MessageDone,
  type MessageQuery,
  MESSAGES_PAGE,
  messagesHref,
} from "@/lib/accounts/messages/search-params";
import { TOPIC_NAMES, TOPICS } from "@/lib/accounts/contact/topic";
import { LIST_PAGE } from "@/lib/accounts/waitlist/waitlist-list";

interface MessageQueueProps {
  messages: readonly ReceivedMessage[];
  total: number;
  counts: Record<MessageState, number>;
  query: MessageQuery;
  done: MessageDone | null;
}

const OUTCOME_MESSAGES: Record<MessageDone["outcome"], string> = {
  open: "reopened.",
  answered: "marked as answered.",
  spam: "marked as spam.",
  stale: "changed by someone else, so nothing was done.",
};

/** The messages with their filters, a note of what was just done, and the rows. */
export function MessageQueue({ messages, total, counts, query, done }: MessageQueueProps) {
  const back = messagesHref(query).split("?")[1] ?? "";
  const all = MESSAGE_STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      {done && (
        <OutcomeNotice className="mt-6" key={`${done.reference} ${done.outcome}`} isFault={done.outcome === "stale"}>
          <p>
            {done.reference}: {OUTCOME_MESSAGES[done.outcome]}
          </p>
          {done.undo && (
            <MarkButton
              action={markMessage}
              fields={{ id: done.undo.id, reference: done.reference, back, from: done.undo.from, to: done.undo.to }}
              of={done.reference}
            >
              Undo
            </MarkButton>
          )}
        </OutcomeNotice>
      )}
      <AdminFilter
        path={MESSAGES_PAGE}
        states={[...MESSAGE_STATES, "all" as const].map((state) => ({
          name: state === "all" ? "All" : MESSAGE_STATE_NAMES[state],
          count: state === "all" ? all : counts[state],
          href: messagesHref({ ...query, state, page: 1 }),
          isCurrent: query.state === state,
        }))}
        state={query.state === "open" ? "" : query.state}
        text={query.text}
        searchHint="Reference, name, address, text"
        kind={{
          name: "topic",
          label: "Topic",
          all: "All topics",
          value: query.topic ?? "",
          options: TOPICS.map((topic) => [topic, TOPIC_NAMES[topic]]),
        }}
      />
      {messages.length === 0 ? (
        <EmptyState title={all === 0 ? "No messages yet." : "No matching messages."} />
      ) : (
        <ol className="border-t border-rule">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} back={back} />
          ))}
        </ol>
      )}
      <ListPages
        page={query.page}
        pages={Math.max(1, Math.ceil(total / LIST_PAGE))}
        hrefOf={(page) => messagesHref({ ...query, page })}
      />
    </>
  );
}
