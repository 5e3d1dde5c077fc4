import { cache } from "react";
import { MISSING_HEAD, MissingHere } from "@/app/missing-here";
import { EmptyState } from "@/components/layout/empty-state";
import { EmailList } from "@/components/accounts/emails/email-list";
import { EmailView } from "@/components/accounts/emails/email-view";
import { SampleLabel } from "@/components/ui/sample-label";
import { loadOutbox } from "@/lib/accounts/emails/load";
import { toPageHead } from "@/lib/platform/site/page-head";

const HEAD = toPageHead({
  path: "/outbox",
  title: "Outbox",
  description: "Emails this demo would have sent.",
  listed: false,
});
export const dynamic = "force-dynamic";

interface OutboxProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const read = cache(loadOutbox);

/** What is kept, with the email that the address names; null if there is neither. */
async function load({ searchParams }: OutboxProps) {
  const { letter } = await searchParams;
  const outbox = await read(typeof letter === "string" ? letter : null);
  return letter !== undefined && !outbox?.opened ? null : outbox;
}

export const generateMetadata = async (props: OutboxProps) => ((await load(props)) ? HEAD : MISSING_HEAD);

/** The emails of a demonstration, which has no mail server; 404 elsewhere. */
export default async function OutboxPage(props: OutboxProps) {
  const outbox = await load(props);
  if (!outbox) return <MissingHere />;
  const { emails, opened } = outbox;
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-7 md:pt-12">
        <div>
          <h1 className="text-s4 leading-display tracking-display md:text-s5">Outbox</h1>
          <p className="standfirst mt-4 measure-52">
            No mail server is set up, so emails are kept here. They can be read only on this machine, and only while the
            sample study is published.
          </p>
        </div>
        <SampleLabel>Demo</SampleLabel>
      </div>
      {opened ? (
        <div className="grid gap-x-8 gap-y-10 pb-16 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
          <nav aria-label="Emails" className="max-lg:order-2">
            <EmailList emails={emails} openId={opened.id} />
          </nav>
          <EmailView email={opened} />
        </div>
      ) : (
        <EmptyState title="No emails yet">
          Verification codes appear here when someone signs up or resets a password.
        </EmptyState>
      )}
    </main>
  );
}
