import { mailHref } from "@/lib/platform/site/mail";

/** An email address that opens a letter with its subject filled in. */
export function MailLink({ address, subject }: { address: string; subject: string }) {
  return (
    <a href={mailHref(address, subject)} className="link font-ui text-[0.92em] leading-none wrap-anywhere">
      {address}
    </a>
  );
}
