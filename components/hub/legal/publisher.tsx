import { MailLink } from "@/components/hub/mail-link";
import { SITE } from "@/lib/platform/site/site";

/** The publisher and contact addresses, from the configuration. */
export function Publisher() {
  return (
    <dl className="grid gap-x-8 gap-y-1 border-y border-rule py-4 text-s0 sm:grid-cols-[11rem_1fr] lg:max-w-160">
      <dt className="text-ink-2">Publisher</dt>
      <dd className="max-sm:mb-2">
        {SITE.company}, {SITE.postalAddress}
      </dd>
      <dt className="text-ink-2">Questions, your data</dt>
      <dd className="max-sm:mb-2">
        <MailLink address={SITE.contactAddress} subject="A question" />
      </dd>
      <dt className="text-ink-2">Permission to use</dt>
      <dd>
        <MailLink address={SITE.rightsAddress} subject="Permission to use" />
      </dd>
    </dl>
  );
}
