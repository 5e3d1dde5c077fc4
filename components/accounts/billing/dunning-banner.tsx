import Link from "next/link";
import { Day } from "@/components/accounts/account/day";
import { Banner } from "@/components/ui/banner";

/**
 * Says on every page of the portal that a payment is due, and how long the plan continues. Placed below the header so
 * that nothing moves.
 */
export function DunningBanner({ until, isRunning }: { until: string; isRunning: boolean }) {
  return (
    <Banner
      variant="warning"
      role="status"
      action={
        <Link
          href="/settings#plan"
          prefetch={false}
          className="inline-flex min-h-8 items-center font-semibold underline underline-offset-2"
        >
          Pay now
        </Link>
      }
    >
      A payment for your plan didn’t go through.{" "}
      {isRunning ? "Your plan stays active until " : "Your plan was paused on "}
      <Day at={until} />.
    </Banner>
  );
}
