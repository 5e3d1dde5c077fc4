import Link from "next/link";
import { mailHref } from "@/lib/platform/site/mail";
import { SITE } from "@/lib/platform/site/site";

/** Contact details for more help. */
export function MoreHelp({ className }: { className?: string }) {
  return (
    <p className={className}>
      <strong className="font-semibold text-ink">Need More Help?</strong> Write to{" "}
      <a href={mailHref(SITE.contactAddress, "A question")} className="link inline-block">
        {SITE.contactAddress}
      </a>{" "}
      or use the{" "}
      <Link href="/contact-us" prefetch={false} className="link inline-block">
        contact page
      </Link>
      .
    </p>
  );
}
