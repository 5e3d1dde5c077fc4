import Link from "next/link";
import { OpenPages } from "@/components/layout/open-pages";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { buttonVariants } from "@/components/ui/button-look";

/**
 * The one response for an address without a shared chart: unknown, truncated, expired, turned off, or no longer in the
 * owner's plan.
 */
export function ShareNothing() {
  return (
    <PlainPage
      kicker="Shared view"
      title="Shared chart not found"
      standfirst="The link may have expired or been turned off, or part of the address is missing."
    >
      <PlainRow id="what-to-do" title="What to do">
        <p>Ask the sender to copy the whole link again. Links are sometimes cut off at the end of a line in emails.</p>
        <p className="flex flex-wrap gap-3">
          <Link href="/rankings" className={buttonVariants()}>
            Explore Rankings
          </Link>
          <Link href="/rankings/search" prefetch={false} className={buttonVariants({ variant: "outline" })}>
            Look up a brand
          </Link>
        </p>
      </PlainRow>
      <PlainRow id="what-it-is" title="What is a shared link?">
        <p>
          A page address contains a selection: a market, a year and brands. People who open it see what their own plan
          allows.
        </p>
        <p>
          A shared link is created by a subscriber and shows exactly the chart they chose. It can have an expiry date
          and a password, and can be turned off at any time.
        </p>
      </PlainRow>
      <PlainRow id="open" title="Free for everyone">
        <OpenPages />
      </PlainRow>
    </PlainPage>
  );
}
