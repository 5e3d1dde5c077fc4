import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { AuthStep } from "@/components/accounts/identity/auth-step";
import { OpenPositions } from "@/components/accounts/identity/open-positions";
import { StudyNews } from "@/components/accounts/identity/study-news";
import { loadMemberUncounted, loadPendingStep } from "@/lib/access/load";
import { redirectFor } from "@/lib/access/routes";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { afterSignUp } from "@/lib/accounts/sign-in/after-sign-up";
import { listCountries } from "@/lib/catalogue/countries/country";
import { loadSignUpIndustries } from "@/lib/rankings/industries/load";
import { loadOutboxOpen } from "@/lib/accounts/emails/load";
import { outboxHref } from "@/lib/accounts/emails/outbox-href";
import { loadPosts } from "@/lib/hub/posts/load";
import { postHref } from "@/lib/hub/posts/post";
import { formatDate } from "@/lib/platform/words/format";
import { loadMarkets } from "@/lib/rankings/load";
import { parseSignIn, signInHref, type SignInAddress } from "@/lib/accounts/sign-in/search-params";
import { isWaitlistMode } from "@/lib/platform/site/environment";
import { toPageHead } from "@/lib/platform/site/page-head";
import { continueSetup } from "./continue-setup";
import { logError } from "@/lib/platform/telemetry/log-error";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Posts shown beside the sign-in form. */
const NEW_POSTS = 2;

const TITLES: Readonly<Record<NonNullable<SignInAddress["step"]> | SignInAddress["mode"], string>> = {
  signin: "Sign in",
  signup: "Sign up",
  verify: "Verify your email",
  forgot: "Reset your password",
  reset: "Set a new password",
  "second-factor": "Confirm it’s you",
  setup: "Setting up your account",
  "sign-out": "Sign out",
};

const toFacts = ({ mode, step }: SignInAddress) => ({
  path: "/auth",
  title: TITLES[step ?? mode],
  description:
    mode === "signup"
      ? "Sign up free to see the position of every brand in every market and industry."
      : "Sign in to see the position of every brand and everything in your plan.",
});

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return toPageHead({ ...toFacts(parseSignIn(await searchParams)), listed: false });
}

/** Null if the data could not be loaded; the forms work without it. */
async function orNull<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    logError(error, "Sign-in page rendered without optional data.");
    return null;
  }
}

export default async function AuthPage({ searchParams }: PageProps) {
  const address = parseSignIn(await searchParams);
  const member = await loadMemberUncounted();
  // The edge checks the same, but from a claim; here the viewer is verified.
  const search = signInHref(address).slice("/auth".length);
  const elsewhere = redirectFor({
    path: "/auth",
    search,
    claims: member?.claims ?? null,
    waitlistMode: isWaitlistMode(),
    isPreview: false,
  });
  if (elsewhere) redirect(elsewhere.to);
  if (!member && address.step === "setup") redirect(signInHref({ mode: "signin" }));
  if (!member && address.step === "sign-out") redirect("/");

  const awaitsCode = address.step === "verify" || address.step === "reset";
  const needsForm = address.mode === "signup" && address.step === null;
  const isNew = address.mode === "signup";
  const [study, markets, posts, industries, pending, isOutboxOpen] = await Promise.all([
    loadShownStudy(),
    orNull(loadMarkets()),
    isNew ? null : orNull(loadPosts()),
    needsForm ? orNull(loadSignUpIndustries()) : null,
    loadPendingStep(),
    awaitsCode && loadOutboxOpen(),
  ]);
  return (
    <main id="content" tabIndex={-1} className="wrap pt-7 pb-4 lg:pt-16">
      <PageData page={toFacts(address)} />
      <div
        className={
          isNew
            ? "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start lg:gap-x-30"
            : "lg:grid lg:grid-lead-114 lg:items-start lg:gap-x-30"
        }
      >
        {/* Positioned explicitly: while the page is streaming, it must not occupy the other column's place. */}
        <div className={isNew ? "border-t-2 border-ink pt-6.5 lg:col-start-2 lg:row-start-1" : "lg:col-start-1"}>
          <AuthStep
            address={address}
            pending={pending}
            countries={listCountries(study)}
            industries={industries?.length ? industries : null}
            continueSetup={continueSetup}
            home={afterSignUp(address.from)}
          />
          {isOutboxOpen && (
            <p className="mt-8 border-t border-rule pt-4 text-s-1 text-ink-2">
              This demo doesn’t send email. Find the message in the{" "}
              <Link href={outboxHref()} target="_blank" className="link">
                outbox
              </Link>
              .
            </p>
          )}
        </div>
        {isNew ? (
          <OpenPositions markets={markets} claims={study.claims} />
        ) : (
          <StudyNews
            markets={markets}
            posts={(posts ?? []).slice(0, NEW_POSTS).map(({ slug, title, published }) => ({
              title,
              href: postHref(slug),
              date: formatDate(published),
            }))}
          />
        )}
      </div>
    </main>
  );
}
