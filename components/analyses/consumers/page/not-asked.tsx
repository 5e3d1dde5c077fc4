import Link from "next/link";
import { EmptyState } from "@/components/layout/empty-state";
import { isAskedIn } from "@/lib/analyses/consumers/page-needs";
import { CONSUMER_PAGES } from "@/lib/analyses/consumers/section";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";

/** In place of a page whose questions the study does not ask: that it is so, and what the study does ask. */
export function NotAsked({ study }: { study: Pick<ShownStudy, "modules"> }) {
  const asked = CONSUMER_PAGES.filter((page) => isAskedIn(study, page));
  return (
    <EmptyState title="Not asked in this study">
      {asked.length === 0 ? (
        "This study only asks people about brands."
      ) : (
        <>
          This study has other questions for consumers:{" "}
          {asked.map((page, index) => (
            <span key={page}>
              {index > 0 ? ", " : ""}
              <Link href={ANALYSES[page].path} className="link">
                {ANALYSES[page].name}
              </Link>
            </span>
          ))}
          .
        </>
      )}
    </EmptyState>
  );
}
