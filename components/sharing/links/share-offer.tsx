import Link from "next/link";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { ShareFacts } from "@/components/sharing/links/share-row";
import { buttonVariants } from "@/components/ui/button-look";

interface ShareOfferProps {
  /** Name of the analysis. */
  name: string;
  selection: readonly { name: string; text: string }[];
  /** Name of the plan that includes it. */
  plan: string;
  /** Where to sign in and come back; null for people who are signed in. */
  signIn: string | null;
}

/** Shown instead of a chart that the reader may not see: what it would be, without results. */
export function ShareOffer({ name, selection, plan, signIn }: ShareOfferProps) {
  return (
    <PlainPage
      kicker="Shared view"
      title={name}
      standfirst={`Someone shared this analysis with you. You need ${plan} to see it.`}
    >
      <PlainRow id="how-to-see" title="How to see it">
        <p>
          {signIn
            ? "Sign in to see the chart, if your plan includes it. Or ask"
            : "Your account doesn’t include this analysis. Ask"}{" "}
          the sender for a shared link, which anyone can open.
        </p>
        <p className="flex flex-wrap gap-3">
          {signIn ? (
            <Link href={signIn} prefetch={false} className={buttonVariants()}>
              Sign In
            </Link>
          ) : null}
          <Link href="/pricing" className={buttonVariants({ variant: signIn ? "outline" : "default" })}>
            See plans
          </Link>
        </p>
      </PlainRow>
      {selection.length > 0 ? (
        <PlainRow id="selection" title="Selection">
          <div className="font-ui">
            <ShareFacts facts={selection} />
          </div>
        </PlainRow>
      ) : null}
    </PlainPage>
  );
}
