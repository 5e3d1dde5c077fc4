import Link from "next/link";
import styles from "@/components/shell/header.module.css";
import { LogoMark } from "@/components/layout/logo";
import { SITE } from "@/lib/platform/site/site";

/** Mark and name, linked to the home page. */
export function HeaderLogo() {
  return (
    <Link href="/" prefetch={false} className={styles.logo} aria-label={`${SITE.name}, home`}>
      <LogoMark className={styles.mark} />
      <span>{SITE.name}</span>
    </Link>
  );
}
