import Link from "next/link";

/** How the page's figures are made, and what they assume. */
export function MomentumMethod() {
  return (
    <>
      <p>
        A movement is real when the brand’s change of score since the wave before survives the Benjamini–Hochberg
        procedure over all brands of the market, at 5%. Momentum asks another question: did the brand move differently
        from its market? From its change the mean change of the market’s brands is taken away, and what is left is
        tested the same way. So a brand may be real in one and not in the other.
      </p>
      <p>
        Momentum itself is drawn towards the mean of the industry’s brands, the more the wider the brand’s own interval:
        the extremes of a list are mostly luck, and less of them is kept.{" "}
        <Link href="/about-study/changes#momentum" prefetch={false} className="link">
          The formula
        </Link>
        . Orders and drawings use what was drawn; the marks test what was not.
      </p>
      <p>
        The mean momentum of an industry weighs its brands as the drawing does; its interval holds the errors of all
        their scores, and the market’s. Level is the score less the mean of the market’s brands, tested over them all.
      </p>
      <p>
        Acceleration is a difference of two changes, with the errors of three waves. Errors of brands are taken as
        independent; people who are asked about several brands make them a little alike. Brands with fewer than 50
        answers in a wave have no change there.
      </p>
    </>
  );
}
