import styles from "@/components/layout/account.module.css";
import type { Badge } from "@/lib/access/view";

/** Tier or days of trial; where there is little room in its short form, which is read out in full all the same. */
export function SubscriptionBadge({ badge }: { badge: Badge }) {
  const isTrial = badge.tone === "trial" || badge.tone === "trial-ends";
  return (
    <span data-slot="badge" data-tone={badge.tone} className={styles.badge}>
      {isTrial && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="7" />
          <path d="M10 6v4l2.6 1.8" />
        </svg>
      )}
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
