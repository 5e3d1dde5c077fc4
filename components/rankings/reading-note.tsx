import Link from "next/link";

const HUB = "/sustainability-branding-hub";

function Inner({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} prefetch={false} className="link">
      {children}
    </Link>
  );
}

/** How a position and its range are to be read, with the ways to what stands behind them. */
export function ReadingNote({ hasScores }: { hasScores: boolean }) {
  return (
    <div className="max-w-text font-read text-s1 leading-normal text-ink-2 [&_a]:font-ui [&_a]:text-[0.94em] [&>*+*]:mt-4">
      <p>
        A position says where a brand stands in the order of its <Inner href="/about-study/scores">score</Inner>: how
        many of the people asked about it say that it does well by the environment and by society. It is what people
        think, and no audit of what a company does.
      </p>
      {hasScores ? (
        <p>
          A survey asks some people and not all, so each position comes with a{" "}
          <Inner href="/about-study/rank-ranges">rank range</Inner>, the places the brand may really have. Where two
          ranges overlap, the order of the two brands is not settled. Ranges on public pages are rounded outward.
        </p>
      ) : null}
      <p>
        The terms used here are explained in the <Inner href={`${HUB}/glossary`}>glossary</Inner>, the whole method in{" "}
        <Inner href="/about-study">about the study</Inner>.
      </p>
    </div>
  );
}
