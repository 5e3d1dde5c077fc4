import Link from "next/link";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { fillText } from "@/lib/catalogue/shown-study/study-words";

const HUB = "/sustainability-branding-hub";

function Inner({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} prefetch={false} className="link">
      {children}
    </Link>
  );
}

/** How to read a position and its rank range, with links to details. */
export function ReadingNote({ hasScores, study }: { hasScores: boolean; study: ShownStudy }) {
  return (
    <div className="max-w-text font-read text-s1 leading-normal text-ink-2 [&_a]:font-ui [&_a]:text-[0.94em] [&>*+*]:mt-4">
      <p>
        A position shows where a brand ranks by its <Inner href="/about-study/scores">score</Inner>: how many people say
        it does well {fillText("{{does.well}}", study)}. It measures what people think; it is not an audit of what the
        company does.
      </p>
      {hasScores ? (
        <p>
          A survey asks some people, not everyone, so each position comes with a{" "}
          <Inner href="/about-study/rank-ranges">rank range</Inner>: the positions the brand could hold. Where two
          ranges overlap, treat the brands as tied. Ranges on free pages are rounded outward.
        </p>
      ) : null}
      <p>
        For the terms, see the <Inner href={`${HUB}/glossary`}>glossary</Inner>; for the full method, see{" "}
        <Inner href="/about-study">About the study</Inner>.
      </p>
    </div>
  );
}
