"use client";

import { useShownStudy } from "@/components/layout/shown-study";
import { countInWords } from "@/lib/platform/words/sentences";
import Link from "next/link";

const pagesOf = (markets: string) => [
  {
    href: "/rankings",
    title: "Rankings",
    line: `The top 10 of ${markets} markets with rank ranges; with an account, every position.`,
  },
  {
    href: "/sustainability-branding-hub",
    title: "Sustainability Hub",
    line: "Four guides and a blog on claims, ranks and change.",
  },
  { href: "/about-study", title: "About the study", line: "How a score is made, and how sure we are of it." },
];

/** What anyone can read without an account. */
export function OpenPages() {
  return (
    <ul className="border-t border-rule font-ui">
      {pagesOf(countInWords(useShownStudy().markets.length)).map(({ href, title, line }) => (
        <li key={href} className="border-b border-rule">
          <Link href={href} className="group grid gap-x-6 py-3 md:grid-lead-60">
            <span className="text-s0 leading-6 font-semibold decoration-spruce decoration-2 underline-offset-4 group-hover:underline">
              {title}
            </span>
            <span className="text-s-1 leading-6 text-ink-2">{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
