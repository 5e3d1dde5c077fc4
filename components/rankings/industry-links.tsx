"use client";

import Link from "next/link";
import { rankingHref } from "@/lib/rankings/search-params";
import type { IndustrySummary } from "@/lib/rankings/view";
import styles from "./industry-links.module.css";

interface IndustryLinksProps {
  market: string;
  industries: readonly Pick<IndustrySummary, "slug" | "name" | "brandCount">[];
}

/** A market's industries from A to Z, each with its number of brands and a link. */
export function IndustryLinks({ market, industries }: IndustryLinksProps) {
  return (
    <ul className={styles.list}>
      {industries.map(({ slug, name, brandCount }) => (
        <li key={slug}>
          <Link href={rankingHref({ market, industry: slug })} prefetch={false}>
            <span>{name}</span>
            <span>
              {brandCount}
              <span className="sr-only">{brandCount === 1 ? " brand" : " brands"}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
