import Link from "next/link";
import { OpenPages } from "@/components/layout/open-pages";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { buttonVariants } from "@/components/ui/button";

/** The one answer to an address that shares nothing: unknown, cut short, ended, withdrawn or no longer its owner's to show. */
export function ShareNothing() {
  return (
    <PlainPage
      kicker="Shared view"
      title="Nothing is shared at this address"
      standfirst="The address names no selection. Perhaps a part of it was lost on the way, or what it pointed to has been withdrawn."
    >
      <PlainRow id="what-to-do" title="What to do">
        <p>
          Ask the person who sent the link to copy it again, whole. Addresses are often cut where a line of an e-mail
          ends.
        </p>
        <p>
          <Link href="/rankings" className={buttonVariants()}>
            Explore Rankings
          </Link>
        </p>
      </PlainRow>
      <PlainRow id="what-it-is" title="What a share link is">
        <p>
          An address that carries a selection: a market, a year, the brands chosen. Opening it shows that selection with
          what the person who opens it may see. It gives nobody access they did not have.
        </p>
        <p>
          A locked link is made by a subscriber, shows exactly what they chose to show, and can be given an end, a
          password, or be withdrawn at any time.
        </p>
      </PlainRow>
      <PlainRow id="open" title="Open to everyone">
        <OpenPages />
      </PlainRow>
    </PlainPage>
  );
}
