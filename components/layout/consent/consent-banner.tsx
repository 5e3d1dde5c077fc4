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
        <div>
          <p className={styles.title}>Cookies</p>
          <p className={styles.text}>
            We use a few cookies to keep you signed in. With your permission, we also measure page speed and campaigns.
            Nothing optional is stored until you choose.{" "}
            <Link href="/cookie-settings" prefetch={false} className="link">
              What we store
            </Link>
          </p>
        </div>
        <BannerAnswers className={styles.buttons}>
          <Button variant="secondary" data-answer="accept">
            Accept All
          </Button>
          <Button variant="secondary" data-answer="reject">
            Reject All
          </Button>
          <Button variant="ghost" data-answer="customize">
            Customize
          </Button>
        </BannerAnswers>
      </div>
    </section>
  );
}
