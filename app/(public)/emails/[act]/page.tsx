import type { Metadata } from "next";
import Link from "next/link";
import { MISSING_HEAD, MissingHere } from "@/app/missing-here";
import { PageHead } from "@/components/layout/page-head";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-look";
import { SubmitButton } from "@/components/ui/submit-button";
import { followEmail } from "@/lib/accounts/email-choices/actions";
import { EMAIL_ACTS, loadFollowedLink, type FollowedAct } from "@/lib/accounts/email-choices/load";
import { toPageHead } from "@/lib/platform/site/page-head";

const HEAD: Metadata = {
  ...toPageHead({
    path: "/emails",
    title: "Your account",
    description: "Confirm what you want this email link to do.",
    listed: false,
  }),
  referrer: "no-referrer",
};
export const dynamic = "force-dynamic";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

interface Words {
  title: string;
  says: (until: string | null, emails: string | null) => string;
  button: string;
  done: { title: string; says: string; label: string; href: string };
  /** Why a link may not work. */
  gone: string;
}

const WORDS: Readonly<Record<FollowedAct, Words>> = {
  "address-back": {
    title: "Restore your email address",
    says: () =>
      "We’ll restore your old email address, sign you out everywhere, cancel your current password and undo any changes made since. Then you choose a new password.",
    button: "Restore my address",
    done: {
      title: "Your email address has been restored",
      says: "You’ve been signed out everywhere. Now choose a new password; we’ll email you a code.",
      label: "Choose a new password",
      href: "/auth?mode=signin&step=forgot",
    },
    gone: "This link has been used or is more than 7 days old. If someone else is using your account, contact us.",
  },
  "keep-account": {
    title: "Keep your account",
    says: (until) =>
      `Your account will be deleted${until === null ? "" : ` on ${DAY.format(new Date(until))}`}. Keep it and nothing changes.`,
    button: "Keep my account",
    done: {
      title: "We’ve kept your account",
      says: "It won’t be deleted. If you didn’t ask us to delete it, choose a new password.",
      label: "Sign in",
      href: "/auth?mode=signin",
    },
    gone: "This link has been used, or the account has been deleted. If you can sign in, your account still exists.",
  },
  unsubscribe: {
    title: "Unsubscribe",
    says: (_, emails) =>
      `You’ll no longer get “${emails ?? ""}” emails. We’ll still send receipts and security emails.`,
    button: "Unsubscribe",
    done: {
      title: "You’ve unsubscribed",
      says: "You can turn them back on in Account Settings.",
      label: "Your account",
      href: "/account",
    },
    gone: "This link isn’t valid. You can change your email preferences in Account Settings.",
  },
};
const GOODBYE = {
  title: "Your account will be deleted",
  says: "You’ve been signed out everywhere. Nothing is deleted for 14 days. To keep your account, sign in or use the link we’ve just emailed you.",
  label: "Home",
  href: "/",
};

interface EmailPageProps {
  params: Promise<{ act: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What an address names: an action with its words, or that an account is being deleted; null for nothing. */
const toAct = (name: string) => (name === "goodbye" ? name : (EMAIL_ACTS.find((known) => known === name) ?? null));

export const generateMetadata = async ({ params }: EmailPageProps) =>
  toAct((await params).act) === null ? MISSING_HEAD : HEAD;

/** The page behind email links: says what the link does, and does it on request. */
export default async function EmailPage({ params, searchParams }: EmailPageProps) {
  const [{ act: name }, { token, outcome }] = await Promise.all([params, searchParams]);
  const act = toAct(name);
  if (act === null) return <MissingHere />;
  if (act === "goodbye") return <OutcomePage {...GOODBYE} />;
  const words = WORDS[act];
  if (outcome === "done") return <OutcomePage {...words.done} />;
  const word = typeof token === "string" ? token : "";
  const found = outcome === "gone" ? null : await loadFollowedLink(act, word);
  if (!found) return <OutcomePage title={words.title} says={words.gone} label="Contact" href="/contact-us" />;
  return (
    <Frame title={words.title} says={words.says(found.until, found.emails)}>
      <form action={followEmail}>
        {outcome === "failed" && <Alert className="mb-6">That didn’t work. Please try again.</Alert>}
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="token" value={word} />
        <SubmitButton size="lg" className="max-md:w-full">
          {words.button}
        </SubmitButton>
      </form>
    </Frame>
  );
}

function OutcomePage({ title, says, label, href }: { title: string; says: string; label: string; href: string }) {
  return (
    <Frame title={title} says={says}>
      <Link
        href={href}
        prefetch={false}
        className={buttonVariants({ size: "lg", variant: "outline", className: "max-md:w-full" })}
      >
        {label}
      </Link>
    </Frame>
  );
}

function Frame({ title, says, children }: { title: string; says: string; children: React.ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className="mx-auto max-w-170 pb-20 lg:max-w-none">
        <PageHead kicker="Your account" title={title} standfirst={says} />
        <div className="grid lg:grid-cols-reading lg:justify-between">
          <div className="lg:col-start-2">{children}</div>
        </div>
      </div>
    </main>
  );
}
