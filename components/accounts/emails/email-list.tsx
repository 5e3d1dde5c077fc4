import { clsx } from "clsx";
import Link from "next/link";
import type { OutboxEmail } from "@/lib/platform/mail/email";
import { outboxHref } from "@/lib/accounts/emails/outbox-href";

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });

/** When an email was written, to the second. */
export function EmailTime({ at }: { at: string }) {
  return <time dateTime={at}>{TIME.format(new Date(at))} UTC</time>;
}

/** Emails by subject, newest first; the open one is marked. */
export function EmailList({ emails, openId }: { emails: readonly OutboxEmail[]; openId: string | null }) {
  return (
    <ol className="border-t border-ink">
      {emails.map(({ id, at, to, subject }) => (
        <li key={id} className="border-b border-rule">
          <Link
            href={outboxHref(id)}
            prefetch={false}
            aria-current={id === openId ? "true" : undefined}
            className={clsx(
              "block px-3 py-3 no-underline hover:bg-hover",
              id === openId && "bg-spruce-tint hover:bg-spruce-tint",
            )}
          >
            <span className="block leading-snug font-semibold break-words">{subject}</span>
            <span className="mt-0.5 block text-s-1 leading-5 break-all text-ink-2">{to}</span>
            <span className="block text-s-2 leading-5 text-ink-2">
              <EmailTime at={at} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
