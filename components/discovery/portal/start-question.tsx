import Link from "next/link";
import { HomeForm } from "@/components/rankings/home-form";
import type { Named } from "@/lib/catalogue/names/named";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { ReaderHome } from "@/lib/rankings/home/home";

export interface StartQuestionProps {
  /** Null for someone who was never asked. */
  chosen: ReaderHome | null;
  /** Whether to show the form instead of the selection. */
  isAsked: boolean;
  hasFailed: boolean;
  markets: readonly Named[];
  industries: readonly Named[];
}

/** Which market and industry every analysis opens with: asked once, and changed from here at any time. */
export function StartQuestion({ chosen, isAsked, hasFailed, markets, industries }: StartQuestionProps) {
  const market = markets.find(({ slug }) => slug === chosen?.market);
  const industry = industries.find(({ slug }) => slug === chosen?.industry);
  if (!isAsked) {
    const place = market ? ` in ${inSentence(market.name)}` : "";
    const what = industry ? `${industry.name}${place}` : market ? inSentence(market.name) : null;
    return (
      <p className="no-print my-1 text-s-1 leading-5 text-ink-2">
        {what
          ? `Your analyses open with ${what} and the brands you follow there.`
          : "You haven’t chosen a market or industry for your analyses."}{" "}
        <Link href="/insights?home=change#start" prefetch={false} className="link inline-flex min-h-6 items-center">
          {what ? "Change" : "Choose them"}
        </Link>
      </p>
    );
  }
  return (
    <section aria-labelledby="start" className="no-print my-3 border-l-3 border-spruce bg-paper-sunk px-4 py-3">
      <h2 id="start" className="text-s0 leading-6 font-semibold tracking-normal">
        Which market and industry do you work in?
      </h2>
      <p className="text-s-1 leading-5 text-ink-2">
        Every analysis opens with them and with the brands you follow there, on every device.
      </p>
      <HomeForm chosen={chosen} markets={markets} industries={industries} canSkip />
      {hasFailed ? (
        <p role="alert" className="mt-2 text-s-1 text-lingon">
          We couldn’t save that. Please try again.
        </p>
      ) : null}
    </section>
  );
}
