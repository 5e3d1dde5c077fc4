import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PageHead } from "@/components/layout/page-head";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { followEmail } from "@/lib/accounts/emails/choices/actions";
import { EMAIL_ACTS, loadFollowedLink, type FollowedAct } from "@/lib/accounts/emails/choices/load";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata: Metadata = {
  ...toPageHead({
    path: "/letters",
    title: "Your account",
    description: "What a link of one of our letters does, asked before it is done.",
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
  /** Why a link may be of no use. */
  gone: string;
}

const WORDS: Readonly<Record<FollowedAct, Words>> = {
  "address-back": {
    title: "Take your address back",
    says: () =>
      "Your account gets its earlier e-mail address again. Every session ends, the present password is good no more, and what was changed since is undone. Then you choose a new password.",
    button: "Take the address back",
    done: {
      title: "You have your address back",
      says: "Every session was ended. Now choose a new password: we send a code to this address.",
      label: "Choose a new password",
      href: "/auth?mode=signin&step=forgot",
    },
    gone: "This link was used already, or is older than 7 days. If somebody else uses your account, write to us.",
  },
  "keep-account": {
    title: "Keep your account",
    says: (until) =>
      `Your account is to be deleted${until === null ? "" : ` on ${DAY.format(new Date(until))}`}. Keep it, and everything stays as it is.`,
    button: "Keep my account",
    done: {
      title: "Your account stays",
      says: "It will not be deleted. If it was not you who asked for that, choose a new password.",
      label: "Sign in",
      href: "/auth?mode=signin",
    },
    gone: "This link was used already, or the account is deleted. If you can sign in, your account is there.",
  },
  unsubscribe: {
    title: "No more of these letters",
    says: (_, emails) =>
      `Letters of the kind “${emails ?? ""}” come no more. Receipts and letters about the safety of your account still come.`,
    button: "Switch these letters off",
    done: {
      title: "These letters are switched off",
      says: "You can switch them on again on your account page.",
      label: "Your account",
      href: "/account",
    },
    gone: "We do not know this link. Your account page has a switch for each kind of letter.",
  },
};
const GOODBYE = {
  title: "Your account will be deleted",
  says: "You are signed out everywhere. For 14 days nothing is deleted: sign in, or follow the link in the letter we just sent you, and you keep everything.",
  label: "Home",
  href: "/",
};

interface EmailPageProps {
  params: Promise<{ act: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where the links of letters lead: says what the link does, and does it when one asks for it. */
export default async function EmailPage({ params, searchParams }: EmailPageProps) {
  const [{ act: name }, { token, outcome }] = await Promise.all([params, searchParams]);
  if (name === "goodbye") return <Told {...GOODBYE} />;
  const act = EMAIL_ACTS.find((known) => known === name);
  if (!act) notFound();
  const words = WORDS[act];
  if (outcome === "done") return <Told {...words.done} />;
  const word = typeof token === "string" ? token : "";
  const found = outcome === "gone" ? null : await loadFollowedLink(act, word);
  if (!found) return <Told title={words.title} says={words.gone} label="Contact" href="/contact-us" />;
  return (
    <Frame title={words.title} says={words.says(found.until, found.emails)}>
      <form action={followEmail}>
        {outcome === "failed" && <Alert className="mb-6">That did not work just now. Please try again.</Alert>}
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="token" value={word} />
        <SubmitButton size="lg" className="max-md:w-full">
          {words.button}
        </SubmitButton>
      </form>
    </Frame>
  );
}

function Told({ title, says, label, href }: { title: string; says: string; label: string; href: string }) {
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
        <div className="grid lg:grid-cols-[220px_minmax(0,960px)] lg:justify-between">
          <div className="lg:col-start-2">{children}</div>
        </div>
      </div>
    </main>
  );
}
