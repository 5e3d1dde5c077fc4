/** How the verdict is come to, and what it assumes. */
export function ClaimMethod() {
  return (
    <>
      <p>
        A claim is supported when the test it needs is passed; not supported when others are tested ahead, or the figure
        lies tested on the other side; and tied in between. Verdicts are made of the figures as they were published,
        before any rounding.
      </p>
      <p>
        Two brands are compared by z, the difference over the root of their squared errors; brands’ errors are taken as
        independent. Shares of one dimension carry the error of Agresti and Coull, which is not nought at 0 or 100%.
        Brands with fewer than 50 answers are not compared, and the wording counts them out.
      </p>
      <p>
        The first of all is an intersection–union test (R. L. Berger, 1982): tested ahead of every other at 5%
        two-sided, with nothing to adjust, since a single tie undoes it. The strongest wording among the first N is
        found from the widest down and stops where a test fails, so that looking for it costs nothing.
      </p>
      <p>
        The study measures what the public thinks of brands. No verdict here says anything of a product, a factory or an
        emission, and none takes the place of legal advice.
      </p>
    </>
  );
}
