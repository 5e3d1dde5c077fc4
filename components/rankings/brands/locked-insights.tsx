import { LockedShape } from "@/components/access/locked-slot";
import { LockIcon } from "@/components/ui/icon";

interface LockedInsightProps {
  title: string;
  text: string;
}

function LockedInsight({ title, text }: LockedInsightProps) {
  return (
    <section className="min-w-0">
      <h3 className="flex flex-wrap items-start justify-between gap-x-2 text-note leading-title tracking-normal md:text-s0">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <LockIcon className="size-4 text-ink-2" />
      </h3>
      <p className="mt-0.5 mb-2.5 text-s-1 text-ink-2 max-md:hidden">{text}</p>
      <LockedShape className="h-14 rounded-md max-md:mt-1.5 md:h-23" />
    </section>
  );
}

interface LockedInsightsProps {
  /** Whether a plan has scores; otherwise only positions of earlier years. */
  hasScores: boolean;
  /** The one offer, beside the shapes and first on phones. */
  children: React.ReactNode;
}

/**
 * Score, trend and competitive context as shapes, the same for every brand that has them, and the one way to open them.
 * That arrives last and is first on phones, so nothing is seen before it.
 */
export function LockedInsights({ hasScores, children }: LockedInsightsProps) {
  return (
    <div className="no-print mt-6 grid max-md:not-has-[[aria-labelledby=upsell]]:invisible grid-cols-3 gap-x-3 gap-y-5 border-t border-b border-t-ink border-b-rule pt-4.5 pb-5.5 md:gap-x-7 lg:grid-cols-[repeat(3,minmax(0,1fr))_25rem]">
      {hasScores ? <LockedInsight title="Score" text="0 to 200, with its interval." /> : null}
      <LockedInsight
        title="Trend"
        text={hasScores ? "Year by year, with every clear change." : "Positions, year by year."}
      />
      <LockedInsight title="Competitive context" text="Percentile, closest competitors." />
      <section
        aria-labelledby="upsell"
        className="max-md:-order-1 col-span-3 border-rule lg:col-span-1 lg:-col-end-1 lg:border-l lg:pl-7"
      >
        {children}
      </section>
    </div>
  );
}

interface OfferProps {
  title: string;
  text: string;
  /** The number of other locked items: `+ 20 more insights`. */
  more: string;
  /** The buttons. */
  children: React.ReactNode;
}

/** The words of the one offer, and its buttons. */
export function LockedOffer({ title, text, more, children }: OfferProps) {
  return (
    <>
      <h2 id="upsell" className="text-s2">
        {title}
      </h2>
      <p className="mt-1.5 text-s-1 leading-text text-ink-2">{text}</p>
      <p className="mt-1 mb-3 text-s-1 font-semibold text-spruce">{more}</p>
      <div className="flex flex-wrap gap-2.5 [&>*]:max-md:w-full">{children}</div>
    </>
  );
}
