import Link from "next/link";
import { BannerAnswers } from "@/components/layout/consent/banner-answers";
import styles from "@/components/layout/consent/consent-banner.module.css";
import { Button } from "@/components/ui/button";

/**
 * Asks about optional cookies at the bottom of the page until one of two equal answers, or a detailed one, is given.
 */
export function ConsentBanner() {
  return (
    <section aria-label="Cookie consent" data-slot="consent-banner" className={styles.banner}>
      <div className={styles.row}>
        <p className={styles.text}>
          <b className="text-ink">Cookies.</b> May we measure page speed and campaigns? Nothing optional is stored
          before you choose.{" "}
          <Link href="/cookie-settings" prefetch={false} className="link">
            Details<span className="sr-only"> of what is stored</span>
          </Link>
        </p>
        <BannerAnswers className={styles.buttons}>
          <Button variant="outline" size="sm" data-answer="accept">
            Accept All
          </Button>
          <Button variant="outline" size="sm" data-answer="reject">
            Reject All
          </Button>
          <Button variant="outline" size="sm" data-answer="customize">
            Customize
          </Button>
        </BannerAnswers>
      </div>
    </section>
  );
}
