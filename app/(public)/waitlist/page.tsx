import Link from "next/link";
import { OpenPages } from "@/components/layout/open-pages";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { WaitlistForm } from "@/components/accounts/waitlist/waitlist-form";
import { WhatItTakes } from "@/components/accounts/waitlist/what-it-takes";
import { TIERS } from "@/lib/access/claims";
import { loadMember, type Member } from "@/lib/access/load";
import { loadCanTry, loadIsSold } from "@/lib/accounts/billing/load";
import { toNeed, toWaitlistReader, type WaitlistReader } from "@/lib/accounts/waitlist/wanted";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: "/waitlist",
  title: "Waitlist",
  description: "This page needs a plan. Sign in if you have one, or join the waitlist. Or see what’s free.",
  listed: false,
});

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Who reads; null where that could not be read, and then nothing is said of them. */
async function loadReader(): Promise<WaitlistReader | null> {
  const found = await answerInTime(
    loadMember().then(async (member: Member | null) => toWaitlistReader(member, await loadCanTry(member))),
  );
  return found ?? null;
}

export default async function WaitlistPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const from = typeof params.from === "string" ? params.from : "";
  const chosen = TIERS.find((tier) => tier === params.tier) ?? null;
  const [reader, isSold] = await Promise.all([loadReader(), loadIsSold()]);
  const need = toNeed({ from, chosen, reader });
  return (
    <PlainPage
      kicker="Waitlist"
      title="That page is part of a plan"
      standfirst="Scores, trends and analysis are for subscribers, and some need the Professional or Enterprise plan. That’s why you were brought here."
    >
      <PlainRow id="takes" title="What you need">
        <WhatItTakes need={need} reader={reader} isSold={isSold} />
      </PlainRow>
      {need.isHeld ? null : (
        <PlainRow id="join" title="Join the waitlist">
          <p>
            Don’t have the right plan? Join the waitlist. We reply in the order people join, use your details only for
            this, and remove them whenever you ask. See the{" "}
            <Link href="/privacy-policy" className="link">
              privacy policy
            </Link>
            .
          </p>
          <WaitlistForm from={from} tier={chosen ?? need.tier} />
        </PlainRow>
      )}
      <PlainRow id="open" title="Free for everyone">
        <OpenPages />
      </PlainRow>
    </PlainPage>
  );
}
