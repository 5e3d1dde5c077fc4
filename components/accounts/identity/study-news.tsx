import Link from "next/link";
import { SampleLabel } from "@/components/ui/sample-label";
import { formatNumber } from "@/lib/platform/words/format";
import { countOf } from "@/lib/platform/words/sentences";
import type { MarketSummary } from "@/lib/rankings/view";

/** The title of a new post. */
export interface NewPost {
  title: string;
  href: string;
  /** When it appeared, in words. */
  date: string;
}

interface StudyNewsProps {
  /** Null if they could not be read. */
  markets: readonly MarketSummary[] | null;
  posts: readonly NewPost[];
}

/** News beside the sign-in form. Nothing is sold here. */
export function StudyNews({ markets, posts }: StudyNewsProps) {
  const known = markets ?? [];
  const positions = known.reduce((sum, { brandCount }) => sum + brandCount, 0);
  const rows = [
    ...(known.length > 0
      ? [
          {
            href: "/rankings",
            title: `The ${Math.max(...known.map(({ year }) => year))} rankings are out`,
            words: `${formatNumber(positions)} positions in ${countOf(known.length, "market")}`,
          },
        ]
      : []),
    ...posts.map(({ title, href, date }) => ({ href, title, words: `Blog, ${date}` })),
    { href: "/about-study", title: "How a score is made", words: "About the study" },
  ];
  return (
    <section aria-labelledby="news" className="max-lg:mt-12">
      <div className="flex items-end justify-between gap-4 border-b border-ink pb-2.5">
        <h2 id="news" className="text-s2 tracking-tight">
          In the study now
        </h2>
        {known.some(({ isSample }) => isSample) && <SampleLabel />}
      </div>
      <ul>
        {rows.map(({ href, title, words }) => (
          <li key={href} className="border-b border-rule">
            <Link href={href} prefetch={false} className="group block py-3.5 hover:bg-hover">
              <span className="block leading-6 font-semibold underline-offset-4 group-hover:underline md:text-prose">
                {title}
              </span>
              <span className="block text-note leading-5 text-ink-2">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
