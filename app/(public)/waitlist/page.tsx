import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import Link from "next/link";
import { toLimitedPage } from "@/app/limited-page";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { OpenPages } from "@/components/layout/open-pages";
import { PlanDifference } from "@/components/accounts/waitlist/plan-difference";
import { WaitlistForm } from "@/components/accounts/waitlist/waitlist-form";
import { WhatItTakes } from "@/components/accounts/waitlist/what-it-takes";
import { TIERS } from "@/lib/access/claims";
import { loadMember, type Member } from "@/lib/access/load";
import { PLAN_NAMES } from "@/lib/access/plan";
import { loadCanTry, loadIsSold } from "@/lib/accounts/billing/load";
import { loadPlans } from "@/lib/accounts/subscriptions/load";
import { toNeed, toWaitlistReader, type WaitlistReader } from "@/lib/accounts/waitlist/wanted";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { toPageHead } from "@/lib/platform/site/page-head";

const PAGE = {
  path: "/waitlist",
  title: "Waitlist",
  description:
    "Scores, trends and analysis are part of a paid plan. Sign in if you have one, join the waitlist, or see what’s free.",
};

export const metadata = toPageHead({ ...PAGE, listed: false });

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The viewer; null if unknown, and then the page says nothing about them. */
async function loadReader(): Promise<WaitlistReader | null> {
  const found = await answerInTime(
    loadMember().then(async (member: Member | null) => toWaitlistReader(member, await loadCanTry(member))),
  );
  return found ?? null;
}

export default toLimitedPage(async function WaitlistPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const from = typeof params.from === "string" ? params.from : "";
  const chosen = TIERS.find((tier) => tier === params.tier) ?? null;
  const [reader, isSold, plans] = await Promise.all([loadReader(), loadIsSold(), loadPlans()]);
  const need = toNeed({ from, chosen, reader }, await loadShownStudy());
  const isMember = reader !== null && reader.viewer.level !== "anonymous";
  const to = need.isHeld ? null : plans.find(({ tier }) => tier === need.tier);
  const own = plans.find(({ tier }) => tier === reader?.viewer.tier) ?? null;
  return (
    <main id="content" tabIndex={-1} className="wrap pt-8">
      <PageData page={PAGE} />
      <div className="grid grid-cols-1 items-start gap-x-22 gap-y-9 lg:grid-tail-120">
        <div>
          <p className="text-s-1 font-semibold text-spruce">Waitlist</p>
          <h1 className="mt-1.5 measure-24 text-s4 leading-head tracking-display md:text-s5">{need.sentence}</h1>
          <p className="standfirst mt-3.5 measure-46">
            {need.purpose
              ? `${need.purpose}.`
              : isMember
                ? "See which plan you need, or join the waitlist."
                : "See which plan you need, sign in if you have it, or join the waitlist."}
          </p>
          {own === null && <WhatItTakes need={need} reader={reader} isSold={isSold} />}
          {to && (
            <PlanDifference
              own={own}
              to={to}
              now={own ? `${PLAN_NAMES[own.tier]}, now` : isMember ? "Free, now" : "Without a plan"}
            />
          )}
          {own !== null && <WhatItTakes need={need} reader={reader} isSold={isSold} />}
        </div>
        <div className="grid grid-cols-1 gap-y-7">
          {need.parts.length > 0 && <PageParts parts={need.parts} />}
          {need.isHeld ? null : (
            <section aria-labelledby="join" className="border-t border-ink pt-3.5">
              <h2 id="join" className="text-s1 leading-6">
                {isMember ? "Not yet? Join the waitlist" : "No plan yet? Join the waitlist"}
              </h2>
              <p className="mt-1 mb-4 text-s-1 leading-5 text-ink-2">
                We reply in the order people join, use your details only for this, and remove them whenever you ask. See
                the{" "}
                <Link href="/privacy-policy" className="link">
                  privacy policy
                </Link>
                .
              </p>
              <WaitlistForm from={from} tier={need.tier} />
            </section>
          )}
        </div>
      </div>
      {own === null && (
        <section aria-labelledby="open" className="mt-12 border-t-2 border-ink pt-4.5">
          <h2 id="open" className="mb-3 text-s2 tracking-tight">
            Free for everyone
          </h2>
          <OpenPages />
        </section>
      )}
    </main>
  );
});

/** The page's outline while it loads. */
function PageParts({ parts }: { parts: readonly string[] }) {
  return (
    <section aria-labelledby="parts" className="border-t-2 border-ink pt-3.5">
      <h2 id="parts" className="text-s1 leading-6">
        What the page shows
      </h2>
      <p className="mt-0.5 text-s-1 text-ink-2">Its sections, without the data.</p>
      <ul className="mt-3">
        {parts.map((part) => (
          <li
            key={part}
            className="grid grid-cols-[0.625rem_1fr_auto] items-center gap-3 border-t border-rule py-2.5 text-small font-semibold"
          >
            <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-control" />
            {part}
            <span aria-hidden="true" className="hatched h-5 w-24 rounded-sm border border-rule-strong" />
          </li>
        ))}
      </ul>
    </section>
  );
}
