import styles from "@/components/shell/account.module.css";
import { ClockIcon } from "@/components/ui/icon";
import type { Badge } from "@/lib/access/view";

/** Tier or days of trial; where there is little room in its short form, which is read out in full all the same. */
export function SubscriptionBadge({ badge }: { badge: Badge }) {
  const isTrial = badge.tone === "trial" || badge.tone === "trial-ends";
  return (
    <span data-slot="badge" data-tone={badge.tone} className={styles.badge}>
      {isTrial && <ClockIcon className="size-3.5" />}
      {badge.short === badge.text ? (
        badge.text
      ) : (
        <>
          <span className={styles.long}>{badge.text}</span>
          <span className={styles.short} aria-hidden="true">
            {badge.short}
          </span>
        </>
      )}
    </span>
  );
}
