import { StudyText } from "@/components/layout/study-text";
import { GoodMarks } from "@/components/layout/shown-study";
import { formatDate, formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import type { Findings } from "@/lib/analyses/snapshot/findings";
import type { Outlook } from "@/lib/analyses/snapshot/outlook";
import type { Snapshot } from "@/lib/analyses/snapshot/snapshot";
import { SITE } from "@/lib/platform/site/site";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, countOf, numberOf } from "@/lib/platform/words/sentences";
import styles from "./sheet.module.css";

function Sentences({ title, sentences, none }: { title: string; sentences: Findings["risks"]; none: string }) {
  return (
    <div>
      <h3>{title}</h3>
      {sentences.length === 0 ? (
        <p className={styles.words}>{none}</p>
      ) : (
        <ul className={styles.list}>
          {sentences.map(({ words, isClear }) => (
            <li key={words} data-tested={isClear}>
              <span>
                <StudyText>{words}</StudyText>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The brand's strengths and risks, from tests only. */
export function FindingsPart({ findings }: { findings: Findings }) {
  return (
    <section aria-label="Strengths and risks" className={`${styles.section} ${styles.both}`}>
      <Sentences title="Strengths" sentences={findings.strengths} none="None that are clear." />
      <Sentences title="Risks" sentences={findings.risks} none="None that are clear." />
    </section>
  );
}

/** The forecast and the open warnings, for plans that have them. */
export function OutlookPart({ outlook: { forecast, record, alerts } }: { outlook: Outlook }) {
  return (
    <section className={`${styles.section} ${styles.outlook}`}>
      <h2>Outlook</h2>
      {forecast ? (
        <p>
          <b className="font-semibold">{formatNumber(forecast.value, DECIMALS.score)}</b> in {forecast.year}, 95% range{" "}
          {formatRange(forecast.low, forecast.high, DECIMALS.score)}.
          {record
            ? ` Of ${numberOf(record.of, "similar past forecast")}, ${formatNumber(100 * record.held, DECIMALS.share)}% were within their range.`
            : ""}
        </p>
      ) : (
        <p>No forecast: too few years of data.</p>
      )}
      {alerts === null ? null : (
        <p>
          {alerts.length === 0 ? (
            "No open alerts."
          ) : (
            <>
              <b className="font-semibold">{asSentence(countOf(alerts.length, "open alert"))}:</b>{" "}
              {alerts.map(({ words, year }) => `${words}, raised in ${year}`).join("; ")}.
            </>
          )}
        </p>
      )}
    </section>
  );
}

interface SheetFootProps {
  snapshot: Snapshot;
  findings: Findings;
}

/** Base, definitions, tests and source: what a page that travels alone must carry. */
export function SheetFoot({ snapshot, findings }: SheetFootProps) {
  const { score, market, wave, year, rivals, ages, industry } = snapshot;
  const asked =
    score.status === "absent" || score.n === null
      ? ""
      : `n = ${formatNumber(score.n)} people asked in ${inSentence(market.name)}${wave?.fieldwork ? `, ${formatDate(wave.fieldwork.from)} to ${formatDate(wave.fieldwork.to)}` : ""}, weighted. `;
  const families = [
    ...(rivals ? [`pairs among ${formatNumber(rivals.of)} ${industryInSentence(industry.name)} brands`] : []),
    ...(wave?.compared
      ? [`the change since the previous study across ${formatNumber(wave.compared)} brands in the market`]
      : []),
    ...(ages ? [`age gaps across ${numberOf(ages.compared, "brand")}`] : []),
    ...(findings.tests > 0 ? [`all others across ${numberOf(findings.tests, "test")} on this page`] : []),
  ];
  return (
    <footer className={styles.foot}>
      <p>
        {asked}Score = % answering <GoodMarks /> <StudyText>{"on {{first}} + % on {{second}}"}</StudyText>. Rank ranges:
        95% confidence, all brands at once.
        {families.length > 0
          ? ` Filled marks are clear (significant at 5%). Tested together: ${families.join("; ")}.`
          : ""}
      </p>
      <p className="text-ink">
        Source: {SITE.name} {year}, {market.name}.{" "}
        {wave?.isSample ? "Sample data: all brands and figures are invented. " : ""}The data is copyrighted.
      </p>
    </footer>
  );
}
