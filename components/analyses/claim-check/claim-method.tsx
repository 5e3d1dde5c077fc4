import { SmallestBase } from "@/components/layout/shown-study";

/** The method behind the verdict, and its assumptions. */
export function ClaimMethod() {
  return (
    <>
      <p>
        A claim is supported when the data clearly show it, not supported when they clearly show the opposite, and too
        close to call in between. We use unrounded published results.
      </p>
      <p>
        Two brands are compared by z, the difference divided by its standard error; the two errors are treated as
        independent. Shares have a standard error even at 0% and 100%. Brands rated by fewer than <SmallestBase />{" "}
        people are left out, and the wording says so.
      </p>
      <p>
        For “first of all”, the brand must be clearly ahead of every other at 5%, two-sided. No adjustment is needed,
        because one tie defeats the claim. To find the strongest “top N” wording, we start with the widest and stop when
        a test fails, so the search does not inflate the error.
      </p>
      <p>
        The study measures what the public thinks of brands. A result here says nothing about a product, a factory or
        emissions, and is not legal advice.
      </p>
    </>
  );
}
