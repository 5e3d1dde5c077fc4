import { EmailTime } from "@/components/accounts/emails/email-list";
import type { OutboxEmail } from "@/lib/platform/mail/email";

const LINK = /(https?:\/\/\S+)/;

/** One email: its recipients, its text, and how a mail program shows it. */
export function EmailView({ email: { at, to, subject, text, html } }: { email: OutboxEmail }) {
  return (
    <article aria-labelledby="letter-subject" className="min-w-0">
      <header className="border-t border-ink pt-4 pb-5">
        <h2 id="letter-subject" className="text-s2 leading-tight font-semibold break-words">
          {subject}
        </h2>
        <p className="mt-2 text-s-1 leading-5 break-words text-ink-2">
          To {to}
          <br />
          <EmailTime at={at} />
        </p>
      </header>
      <EmailSheets title={subject} text={text} html={html} />
    </article>
  );
}

/** The text of an email, and how a mail program shows it. */
export function EmailSheets({ title, text, html }: { title: string; text: string; html: string }) {
  return (
    <>
      <section aria-labelledby="letter-text">
        <h3 id="letter-text" className="text-s-1 leading-5 font-semibold text-ink-2">
          As text
        </h3>
        <p className="mt-2 measure-72 border-l-2 border-rule-strong py-1 pl-4 leading-relaxed break-words whitespace-pre-wrap">
          {text.split(LINK).map((part, index) =>
            index % 2 === 1 ? (
              // The parts of an email never change, so their position is their key.
              <a key={`${index} ${part}`} href={part} className="link">
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      </section>
      <section aria-labelledby="letter-html" className="mt-8">
        <h3 id="letter-html" className="text-s-1 leading-5 font-semibold text-ink-2">
          In an email app
        </h3>
        {/* No scripts, no forms, an opaque origin; links open in a new tab. */}
        <iframe
          title={`${title}, in an email app`}
          srcDoc={html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          className="mt-2 block h-150 w-full rounded-md border border-rule-strong bg-white [color-scheme:light]"
        />
      </section>
    </>
  );
}
