import Link from "next/link";
import { outboxHref } from "@/lib/accounts/emails/outbox-href";

/** Where a demonstration's emails are, for anyone who waits for one. */
export function OutboxNote() {
  return (
    <p className="mt-8 border-t border-rule pt-4 text-s-1 text-ink-2">
      This demo doesn’t send email. Find the message in the{" "}
      <Link href={outboxHref()} target="_blank" className="link">
        outbox
      </Link>
      .
    </p>
  );
}
