import { SmallestBase } from "@/components/layout/shown-study";
import Link from "next/link";

/** The method behind the page's numbers, and its assumptions. */
export function MomentumMethod() {
  return (
    <>
      <p>
        A change is clear when it is statistically significant at 5%, with all brands in the market tested together.
        Momentum asks another question: did the brand change more or less than its market? We subtract the market’s
        average change and test what is left in the same way, so a brand can be clear on one and not the other.
      </p>
      <p>
        Momentum is adjusted towards the industry average. The less certain a brand’s own result, the larger the
        adjustment, because the extremes of a list are mostly luck.{" "}
        <Link href="/about-study/changes#momentum" prefetch={false} className="link">
          The formula
        </Link>
        . Charts and order use the adjusted values; the marks are based on the unadjusted ones.
      </p>
      <p>
        An industry’s average momentum weights its brands as in the chart; its interval allows for the uncertainty in
        all their scores and the market’s. Level is the score minus the market average, tested across all brands.
      </p>
      <p>
        Acceleration is the difference between two changes, so it carries the uncertainty of three years. Brands are
        treated as independent, although people who rate several brands make them slightly alike. A brand rated by fewer
        than <SmallestBase /> people in a year is not ranked in it and has no change. Those of this year are listed on
        this page.
      </p>
    </>
  );
}
