import Link from "next/link";
import { PublicationRow } from "@/components/accounts/administration/publication-row";
import type { StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { EmptyState } from "@/components/layout/empty-state";
import { buttonVariants } from "@/components/ui/button-look";
import { SubmitButton } from "@/components/ui/submit-button";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { rollBack } from "@/lib/rankings/publications/actions";
import { type AuditedPublication, toRollback } from "@/lib/rankings/publications/audited-publication";
import { DATA_PAGE, type DataQuery } from "@/lib/rankings/publications/search-params";

interface PublicationListProps {
  publications: readonly AuditedPublication[];
  query: DataQuery;
  study: StudyMarkets;
}

/** Every publication, newest first, and how to withdraw the one that readers see. */
export function PublicationList({ publications, query, study }: PublicationListProps) {
  const rollback = toRollback(publications);
  // They arrive newest first.
  const shown = publications.find(({ state }) => state === "published");
  const asked = rollback && query.asked === rollback.latest.id ? rollback : null;
  return (
    <>
      {query.done && (
        <OutcomeNotice className="mt-6" key={query.done.outcome} isFault={query.done.outcome === "stale"}>
          <p>
            {query.done.outcome === "done"
              ? `Publication ${query.done.publication} was rolled back. All pages now show the previous publication.`
              : `Publication ${query.done.publication} is no longer the latest, or there is nothing to roll back to. Nothing was done.`}
          </p>
        </OutcomeNotice>
      )}
      {asked && <Confirmation latest={asked.latest} before={asked.before} />}
      <h2 className="mt-11 text-s2 leading-title font-title tracking-name">Publications</h2>
      <div className="mt-4 border-t-2 border-ink">
        {publications.length === 0 ? (
          <EmptyState title="Nothing has been published yet." />
        ) : (
          <ol>
            {publications.map((publication) => (
              <PublicationRow
                key={publication.id}
                study={study}
                publication={publication}
                isShown={publication === shown}
              >
                {rollback?.latest.id === publication.id && !asked && (
                  <Link
                    href={`${DATA_PAGE}?roll=${publication.id}`}
                    prefetch={false}
                    className={buttonVariants({ variant: "outline", size: "sm", className: "max-md:min-h-11" })}
                  >
                    Roll back…
                  </Link>
                )}
              </PublicationRow>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

function Confirmation({ latest, before }: { latest: AuditedPublication; before: AuditedPublication }) {
  return (
    <section aria-labelledby="confirm" className="mt-7 border-l-4 border-lingon py-1 pl-4">
      <h2 id="confirm" className="text-s1 leading-7 font-semibold">
        Roll back publication {latest.id}?
      </h2>
      <p className="mt-1 max-w-text text-s0 leading-6">
        All pages will show the previous publication, {before.id}. You can’t undo this here; to show publication{" "}
        {latest.id} again, publish its computation again (under “Stored computations”).
      </p>
      <form action={rollBack} className="mt-3 flex flex-wrap items-center gap-3">
        <input type="hidden" name="publication" value={latest.id} />
        <SubmitButton variant="destructive" size="sm" className="max-md:min-h-11">
          Roll back publication {latest.id}
        </SubmitButton>
        <Link
          href={DATA_PAGE}
          prefetch={false}
          className={buttonVariants({ variant: "ghost", size: "sm", className: "max-md:min-h-11" })}
        >
          Cancel
        </Link>
      </form>
    </section>
  );
}
