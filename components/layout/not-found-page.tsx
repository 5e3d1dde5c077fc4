import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";

const SEATS = 25;
const TAKEN = 16;

/** One row of the hall, with the seat nobody sits in. */
function EmptySeat() {
  return (
    <svg viewBox="0 0 600 44" aria-hidden="true" className="mb-10 w-full max-w-[600px] md:mb-12">
      {Array.from({ length: SEATS }, (_, seat) => {
        const x = 12 + seat * 24;
        const y = 8 + 26 * (1 - ((seat - (SEATS - 1) / 2) / ((SEATS - 1) / 2)) ** 2);
        return seat === TAKEN ? (
          <circle key={seat} cx={x} cy={y} r="7.25" fill="none" className="stroke-ink" strokeWidth="1.5" />
        ) : (
          <circle key={seat} cx={x} cy={y} r="8" className="fill-c1" />
        );
      })}
    </svg>
  );
}

/** No page at this address: says so, and offers the ways on that most people came for. */
export function NotFoundPage() {
  return (
    <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
      <EmptySeat />
      <h1 className="text-s4 tracking-[-0.028em] md:text-s5">There is no page here</h1>
      <p className="standfirst mt-4 max-w-[46ch]">
        The address may be misspelt, or the page has moved. A brand is easiest to find by searching in its country’s
        ranking.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
        <Link href="/rankings" className={buttonVariants()}>
          Explore Rankings
        </Link>
        <Link href="/" className="link">
          Home
        </Link>
        <Link href="/contact-us" className="link">
          Tell us what is missing
        </Link>
      </p>
    </main>
  );
}
