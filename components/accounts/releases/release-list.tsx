import Link from "next/link";
import { ListTime } from "@/components/accounts/administration/list-time";
import type { ShownRelease, StoredComputation } from "@/lib/accounts/releases/release-page";
import { releaseHref } from "@/lib/accounts/releases/search-params";
import { numberOf } from "@/lib/platform/words/sentences";
import { sayDistance, sayFullTime } from "@/lib/platform/words/zoned-time";
import type { Standing } from "@/lib/study/releases/release";

const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  waiting: "Under embargo",
  due: "Being published",
  failing: "Failed; will retry",
  published: "Published",
  withdrawn: "Withdrawn",
  rolled_back: "Rolled back",
};

interface ReleaseListProps {
  releases: readonly ShownRelease[];
  computations: readonly StoredComputation[];
  now: Date;
}

/** Planned publications, and stored computations that can be compared and published. */
export function ReleaseList({ releases, computations, now }: ReleaseListProps) {
  const planned = releases.filter(({ state }) => state === "scheduled");
  return (
    <>
      {planned.length > 0 && (
        <section aria-labelledby="planned" className="mt-9">
          <h2 id="planned" className="text-s2 leading-8 tracking-item">
            Planned publications
          </h2>
          <ul className="mt-3 border-t-2 border-ink">
            {planned.map((release) => (
              <li key={release.id} className="border-b border-rule py-3 text-s0 leading-6">
                <Link href={releaseHref(release.computationId, null)} prefetch={false} className="link font-name">
                  {sayFullTime(new Date(release.dueAt), release.zone)}
                </Link>
                <p className="text-s-1 leading-5 text-ink-2">
                  {STANDING_WORDS[release.standing]}
                  {release.standing === "waiting" && `, ${sayDistance(new Date(release.dueAt), now)}`}.{" "}
                  {numberOf(release.waves.length, "wave")}, planned by {release.by}.
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {computations.length > 0 && (
        <details className="mt-9">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-s0 font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
            Stored computations
          </summary>
          <ul className="mt-3 border-t border-rule">
            {computations.map(({ id, computedAt, source, isSample }) => (
              <li key={id} className="border-b border-rule py-2 text-s0 leading-6">
                <Link href={releaseHref(id, null)} prefetch={false} className="link font-code text-s-1">
                  {id}
                </Link>{" "}
                <span className="break-words">{source}</span>
                {isSample && " (sample data)"}, <ListTime at={computedAt} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
