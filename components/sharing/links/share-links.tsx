"use client";

import Link from "next/link";
import { EmptyState } from "@/components/layout/empty-state";
import { MyChartsNav } from "@/components/sharing/saved-charts/my-charts-nav";
import { ShareLinkRow } from "@/components/sharing/links/share-link-row";
import { useLinks } from "@/components/sharing/links/use-links";
import { buttonVariants } from "@/components/ui/button-look";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { formatNumber } from "@/lib/platform/words/format";
import { numberOf } from "@/lib/platform/words/sentences";
import { MOST_LINKS, type OwnLink } from "@/lib/sharing/links/link";

interface ShareLinksProps {
  links: readonly OwnLink[];
  /** Origin of the site, for full addresses. */
  origin: string;
  /** ISO time of rendering, to tell which links have expired. */
  now: string;
}

/** The user's links, newest first, with actions. */
export function ShareLinks({ links, origin, now }: ShareLinksProps) {
  const { list, fault, isBusy, end } = useLinks(links);
  const open = list.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
  const views = list.reduce((sum, each) => sum + each.views, 0);
  return (
    <main id="content" tabIndex={-1} className="pb-16">
      <MyChartsNav path="/my-charts/links" />
      <header className="wrap pt-8 pb-6 md:pt-14 md:pb-10">
        <h1 className="text-s4 leading-head tracking-tight md:text-s5 md:leading-display">Shared links</h1>
        <p className="mt-4 max-w-line font-read text-s1 leading-prose text-ink-2 md:mt-5 md:text-s2 md:leading-standfirst">
          {list.length === 0
            ? "A shared link shows one of your charts, exactly as you set it up, to anyone who has the link."
            : `${formatNumber(open.length)} of ${MOST_LINKS} links active, viewed ${numberOf(views, "time")}. Links show what your plan includes at the time, until you turn them off.`}
        </p>
      </header>
      <div className="wrap">
        {fault === null ? null : (
          <OutcomeNotice isFault className="mb-6">
            <p className="min-w-0">{fault}</p>
          </OutcomeNotice>
        )}
        <p role="status" className="sr-only">
          {`${formatNumber(list.length)} ${list.length === 1 ? "link" : "links"} listed`}
        </p>
        {list.length === 0 ? (
          <EmptyState
            title="No shared links yet"
            action={
              <Link href="/insights" className={buttonVariants({ variant: "outline" })}>
                Choose an analysis
              </Link>
            }
          >
            Open any analysis and select Share. You can add a message, a password and an expiry date, and turn the link
            off here at any time.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-rule border-t-2 border-ink">
            {list.map((link) => (
              <ShareLinkRow
                key={link.id}
                link={link}
                origin={origin}
                now={now}
                isBusy={isBusy}
                onEnd={() => void end(link)}
              />
            ))}
          </ul>
        )}
      </div>
    </main>
  );
}
