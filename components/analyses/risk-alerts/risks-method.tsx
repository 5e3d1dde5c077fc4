import Link from "next/link";

/** How alerts are raised, what their rates mean, and what they do not say. */
export function RisksMethod() {
  return (
    <>
      <p>
        Four kinds of evidence: falls behind the market that pile up (CUSUM), a step down in the distance to the market
        (change point), two rank ranges that lie apart, and young and old who drift apart.{" "}
        <Link href="/about-study/risk-alerts" prefetch={false} className="link">
          Each rule, with its formula
        </Link>
        . The limits are fits over all waves of the study, also those outside your years; figures of such years are not
        shown.
      </p>
      <p>
        Limits are set so that the rate of false alarms is known beforehand: of brands without any change, the share
        that is flagged in a year. What chance alone raises is that rate times the brands looked at, added up over the
        kinds; it is counted as if no brand had changed at all, so it is an upper bound.
      </p>
      <p>
        Lasted and passed are what the next wave said: whether the brand was then nearer to where the alert found it or
        to where it came from. A true fall can pass, and a chance one can last. No alert says why something happened, or
        that it goes on.
      </p>
      <p>
        High, medium and low are an order in which to look: strict limits make an alert high, standard ones medium,
        sensitive ones low, and another kind that agrees raises it by one. The kinds look at the same scores, so their
        agreeing is no independent proof.
      </p>
    </>
  );
}
