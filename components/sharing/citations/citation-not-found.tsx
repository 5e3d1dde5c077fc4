import Link from "next/link";
import { OpenPages } from "@/components/layout/open-pages";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { buttonVariants } from "@/components/ui/button-look";

/** Shown at an address without a citation: unknown or truncated. */
export function CitationNotFound() {
  return (
    <PlainPage
      kicker="Citation"
      title="Citation not found"
      standfirst="Citations are never deleted, so part of the address is probably missing."
    >
      <PlainRow id="what-to-do" title="What to do">
        <p>
          Check the address against your source. It ends in 22 letters and digits, and capitals matter. Addresses are
          sometimes cut off at the end of a line.
        </p>
        <p>
          <Link href="/ranking-guidelines" className={buttonVariants()}>
            Read how to cite a position
          </Link>
        </p>
      </PlainRow>
      <PlainRow id="open" title="Free for everyone">
        <OpenPages />
      </PlainRow>
    </PlainPage>
  );
}
