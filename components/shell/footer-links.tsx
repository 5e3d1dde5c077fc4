"use client";

import Link from "next/link";
import { useShownStudy } from "@/components/layout/shown-study";
import { LogoMark } from "@/components/layout/logo";
import styles from "@/components/shell/footer.module.css";
import { ATOM_PATH, RSS_PATH } from "@/lib/hub/posts/feed-address";
import { rankingHref } from "@/lib/rankings/search-params";
import { SITE } from "@/lib/platform/site/site";

const HUB = "/sustainability-branding-hub";

const GROUPS = [
  {
    title: "Sustainability Hub",
    isElsewhere: true,
    links: [
      { href: HUB, title: "Guides" },
      { href: `${HUB}/insights`, title: "Blog" },
      { href: `${HUB}/glossary`, title: "Glossary" },
      { href: RSS_PATH, title: "RSS feed", isFile: true },
      { href: ATOM_PATH, title: "Atom feed", isFile: true },
    ],
  },
  {
    title: "Study and plans",
    links: [
      { href: "/about-study", title: "About the study" },
      { href: "/ranking-guidelines", title: "Guidelines" },
      { href: "/pricing", title: "Pricing" },
      { href: "/features", title: "Premium Features" },
      { href: "/help", title: "Help" },
    ],
  },
  {
    title: SITE.company,
    links: [
      { href: "/contact-us", title: "Contact us" },
      { href: "/terms-conditions", title: "Terms and conditions" },
      { href: "/privacy-policy", title: "Privacy policy" },
      { href: "/cookie-settings", title: "Cookie settings" },
    ],
  },
] as const satisfies readonly FooterGroup[];

interface FooterGroup {
  title: string;
  /** The bar and the search lead there as well: members' pages leave it out on phones. */
  isElsewhere?: boolean;
  links: readonly FooterEntry[];
}

interface FooterEntry {
  href: string;
  title: string;
  /** For programs, so not client-side navigation. */
  isFile?: boolean;
}

function FooterLink({ href, title, isFile = false }: FooterEntry) {
  if (isFile) return <a href={href}>{title}</a>;
  return (
    <Link href={href} prefetch={false}>
      {title}
    </Link>
  );
}

/** Drawn by the browser as well, so that its links are not once more in each page's data. `isDense`: on phones only what belongs to the plan and the company, in lines. */
export function FooterLinks({ isDense }: { isDense: boolean }) {
  const rankings: FooterGroup = {
    title: "Rankings",
    isElsewhere: true,
    links: useShownStudy().markets.map(({ slug, name }) => ({ href: rankingHref({ market: slug }), title: name })),
  };
  return (
    <>
      <Link
        href="/"
        prefetch={false}
        aria-label={`${SITE.name}, home`}
        className={`inline-flex min-h-11 items-center gap-2.5 self-start justify-self-start text-s2 font-strong tracking-display lg:col-span-3 ${isDense ? styles.elsewhere : ""}`}
      >
        <LogoMark className="size-7" />
        {SITE.name}
      </Link>
      <nav
        aria-label="Footer"
        className={`no-print grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-x-8 gap-y-7 sm:grid-cols-4 lg:col-span-9 ${isDense ? styles.dense : ""}`}
      >
        {[rankings, ...GROUPS].map(({ title, links, isElsewhere }: FooterGroup) => (
          <div key={title} className={isDense && isElsewhere ? styles.elsewhere : undefined}>
            <p className={styles.title}>{title}</p>
            <ul aria-label={title} className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <FooterLink {...link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className="text-s-1 leading-[1.55] text-ink-2 lg:col-span-9 lg:col-start-4">
        All rankings, scores and texts are the intellectual property of {SITE.company}. Exports and reuse need written
        permission:{" "}
        <a className="link" href={`mailto:${SITE.rightsAddress}`}>
          {SITE.rightsAddress}
        </a>
      </p>
    </>
  );
}
