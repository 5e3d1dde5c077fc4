import { ClockIcon } from "@/components/ui/icon";
import type { Badge } from "@/lib/access/view";

// If space is short, an upgrade button next to it already implies the plan.
const BASE =
  "inline-flex h-7 min-w-0 items-center gap-1.5 overflow-hidden rounded-xs px-2.5 text-s-1 leading-none font-semibold whitespace-nowrap max-bar:px-2 max-bar:text-s-2 max-2xs:has-[+[data-slot=upgrade]]:hidden md:max-lg:has-[+[data-slot=upgrade]]:hidden";
const TONES: Readonly<Record<Badge["tone"], string>> = {
  free: "text-ink-2 inset-ring inset-ring-rule-strong",
  tier: "bg-spruce-tint text-spruce-strong",
  "top-tier": "bg-spruce-strong text-on-spruce",
  trial: "text-cloudberry-ink inset-ring inset-ring-cloudberry",
  "trial-ends": "bg-cloudberry-tint text-cloudberry-ink inset-ring inset-ring-cloudberry",
};

/** Plan or days of trial; shortened if space is short, but read out in full. */
export function SubscriptionBadge({ badge }: { badge: Badge }) {
  const isTrial = badge.tone === "trial" || badge.tone === "trial-ends";
  return (
    <span data-slot="badge" data-tone={badge.tone} className={`${BASE} ${TONES[badge.tone]}`}>
      {isTrial && <ClockIcon className="size-3.5" />}
      {badge.short === badge.text ? (
        badge.text
      ) : (
        <>
          <span className="max-bar:sr-only">{badge.text}</span>
          <span className="hidden max-bar:inline" aria-hidden="true">
            {badge.short}
          </span>
        </>
      )}
    </span>
  );
}
