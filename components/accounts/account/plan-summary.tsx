import { clsx } from "clsx";
import Link from "next/link";
import { FactList } from "@/components/accounts/account/fact-list";
import { buttonVariants } from "@/components/ui/button-look";
import { exportsOf } from "@/lib/access/rights";
import type { Standing } from "@/lib/accounts/subscriptions/standing";
import type { Subscription } from "@/lib/access/subscription";

const OFFERS = { plans: "What each plan includes", choose: "Choose a plan", upgrade: "Upgrade" };

interface PlanSummaryProps {
  standing: Standing;
  /** The current plan; null without one. */
  counting: Pick<Subscription, "tier" | "features"> | null;
}

/** A person's plan, its state, and what it includes. */
export function PlanSummary({ standing: { plan, status, meaning, isUrgent, offer }, counting }: PlanSummaryProps) {
  const formats = counting && exportsOf(counting);
  const years = counting?.features.historicalDataYears;
  return (
    <>
      <div className="font-ui">
        <p className="text-s4 leading-none font-title tracking-display">{plan}</p>
        <p
          className={clsx(
            "mt-3 inline-block text-s0 leading-6 font-semibold",
            isUrgent ? "border-l-4 border-cloudberry bg-cloudberry-tint px-3 py-1 text-cloudberry-ink" : "text-ink-2",
          )}
        >
          {status}
        </p>
      </div>
      <p>{meaning}</p>
      {formats && years !== undefined && (
        <FactList
          facts={[
            { name: "Years of results", value: years === 1 ? "Latest year only" : `Latest ${years} years` },
            { name: "Exports", value: formats.length > 0 ? formats.join(", ") : "None" },
          ]}
        />
      )}
      {offer && (
        <p>
          <Link href="/pricing" className={buttonVariants({ variant: offer === "plans" ? "outline" : "upgrade" })}>
            {OFFERS[offer]}
          </Link>
        </p>
      )}
    </>
  );
}
