import { Fragment } from "react";
import { toComparison, type Offer } from "@/components/accounts/pricing/comparison";
import { HistoryTicks } from "@/components/accounts/pricing/history-ticks";
import styles from "@/components/accounts/pricing/comparison-table.module.css";
import { formatYearlyPrice } from "@/lib/accounts/billing/money";
import { PLAN_NAMES, TRIAL, type Plan } from "@/lib/access/plan";

interface ComparisonTableProps {
  plans: readonly Plan[];
  latestYear: number;
  /** How many markets the study has. */
  markets: number;
}

/**
 * What each plan includes, as one table. Once the plan headings have scrolled away, the plan names stay below the
 * header. On a phone it opens on request, and each row becomes a small block in which every cell names its plan; explicit
 * roles keep it a table for assistive technology.
 */
export function ComparisonTable({ plans, latestYear, markets }: ComparisonTableProps) {
  const longest = Math.max(...plans.map(({ historicalYears }) => historicalYears));
  const middle = (plan: Plan) => (plan.tier === TRIAL.tier ? styles.middle : undefined);
  return (
    <div id="compare" tabIndex={-1} className={styles.fold}>
      <table role="table" className={styles.table}>
        <caption className="sr-only">What each plan includes</caption>
        <colgroup>
          <col className={styles.what} />
          {plans.map(({ tier }) => (
            <col key={tier} />
          ))}
        </colgroup>
        <thead role="rowgroup" className={styles.names}>
          <tr role="row">
            <th role="columnheader" scope="col">
              <span>Included</span>
            </th>
            {plans.map(({ tier, annualPriceEur }) => (
              <th key={tier} role="columnheader" scope="col">
                <span>
                  <b>{PLAN_NAMES[tier]}</b> <i aria-hidden="true">{formatYearlyPrice(annualPriceEur)}</i>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {toComparison(markets).map((group) => (
            <Fragment key={group.title}>
              <tr role="row" className={styles.group}>
                <th role="rowheader" scope="rowgroup">
                  {group.title}
                </th>
                {plans.map((plan) => (
                  <td key={plan.tier} role="cell" className={middle(plan)} />
                ))}
              </tr>
              {group.rows.map(({ title, note, offerOf }) => (
                <tr key={title} role="row" className={styles.row}>
                  <th role="rowheader" scope="row">
                    {title}
                    {note && <span className={styles.note}>{note}</span>}
                  </th>
                  {plans.map((plan) => (
                    <td key={plan.tier} role="cell" className={middle(plan)} data-plan={PLAN_NAMES[plan.tier]}>
                      <OfferCell offer={offerOf(plan)} latestYear={latestYear} longest={longest} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OfferCell({ offer, latestYear, longest }: { offer: Offer; latestYear: number; longest: number }) {
  switch (offer.kind) {
    case "no":
      return (
        <span className="text-ink-2">
          <span aria-hidden="true">–</span>
          <span className="sr-only">Not included</span>
        </span>
      );
    case "years":
      return <HistoryTicks years={offer.years} latestYear={latestYear} longest={longest} />;
    case "words":
      return <span className="font-head">{offer.text}</span>;
    case "yes":
      return (
        <span className={styles.yes}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m4 10.5 4 4L16 6" />
          </svg>
          <span className="sr-only">Included</span>
        </span>
      );
  }
}
