import { MISSING_HEAD, MissingHere } from "@/app/missing-here";
import { EmailKinds } from "@/components/accounts/emails/email-kinds";
import { EmailSheets } from "@/components/accounts/emails/email-view";
import { PREVIEW_KINDS, previewKind, writePreview } from "@/lib/operations/email-previews/previews";
import { loadIsDemo } from "@/lib/rankings/publications/load";
import { toPageHead } from "@/lib/platform/site/page-head";

const HEAD = toPageHead({
  path: "/design/letters",
  title: "Emails",
  description: "Every email this site sends, as plain text and as email apps show it.",
  listed: false,
});
export const dynamic = "force-dynamic";

export const generateMetadata = async () => ((await loadIsDemo()) ? HEAD : MISSING_HEAD);

type Search = Promise<Record<string, string | string[] | undefined>>;

/** Every type of email with sample values. Exists only in a demonstration. */
export default async function EmailsPage({ searchParams }: { searchParams: Search }) {
  if (!(await loadIsDemo())) return <MissingHere />;
  const { kind } = await searchParams;
  const preview = await writePreview(previewKind([kind].flat()[0]));
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <header className="pt-8 pb-7 md:pt-12">
        <h1 className="text-s4 leading-display tracking-display md:text-s5">Emails</h1>
        <p className="standfirst mt-4 measure-52">
          Every type of email this site sends, with sample values. None of these has been sent.
        </p>
      </header>
      <div className="grid gap-x-8 gap-y-10 pb-16 lg:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)]">
        <EmailKinds kinds={PREVIEW_KINDS} current={preview.kind} />
        <article aria-labelledby="letter-kind" className="min-w-0">
          <h2 id="letter-kind" className="border-t border-ink pt-4 pb-5 text-s2 leading-tight font-semibold">
            {preview.kind}
          </h2>
          <EmailSheets title={preview.kind} text={preview.text} html={preview.html} />
        </article>
      </div>
    </main>
  );
}
