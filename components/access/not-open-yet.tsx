import Link from "next/link";
import { PlainPage, PlainRow } from "@/components/hub/plain-page";
import { buttonVariants } from "@/components/ui/button";

interface NotOpenYetProps {
  kicker: string;
  title: string;
  /** What the part will be for: one sentence. */
  purpose: string;
  /** Whom this is for has an insights portal as well. */
  hasPortal: boolean;
}

/** A part that this version does not have: says so, and what there is. */
export function NotOpenYet({ kicker, title, purpose, hasPortal }: NotOpenYetProps) {
  return (
    <PlainPage kicker={kicker} title={title} standfirst={purpose}>
      <PlainRow id="not-open" title="Not open yet">
        <p>This part is not in this version of the site. Your account will reach it here as soon as it is; nothing has to be switched on.</p>
      </PlainRow>
      <PlainRow id="open-now" title="What is open to you now">
        <p>
          Every brand in every country’s ranking{hasPortal ? ", with scores, intervals and what has changed" : ""}, and the brands’ own
          pages.
        </p>
        <p className="flex flex-wrap items-center gap-x-7 gap-y-4 font-ui text-s0">
          <Link href="/rankings/full" className={buttonVariants()}>
            Explore Rankings
          </Link>
          {hasPortal && (
            <Link href="/insights" className="link">
              Insights Portal
            </Link>
          )}
        </p>
      </PlainRow>
    </PlainPage>
  );
}
