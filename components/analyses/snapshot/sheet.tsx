import { StudyText } from "@/components/layout/study-text";
import { LogoMark } from "@/components/layout/logo";
import { SampleLabel } from "@/components/ui/sample-label";
import { formatNumber } from "@/lib/platform/words/format";
import type { SnapshotExtras } from "@/lib/analyses/snapshot/extras";
import type { Section } from "@/lib/analyses/snapshot/sections";
import type { DrawnSnapshot } from "@/lib/analyses/snapshot/source";
import { toStandfirst } from "@/lib/analyses/snapshot/standfirst";
import { SITE } from "@/lib/platform/site/site";
import { industryInSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, countOf } from "@/lib/platform/words/sentences";
import { HistoryChart, toHistoryScale } from "./history-chart";
import { KeyFigures } from "./key-figures";
import { AgesPart, ClosestPart, SharesPart } from "./sheet-parts";
import { FindingsPart, OutlookPart, SheetFoot } from "./sheet-words";
import styles from "./sheet.module.css";

interface SheetProps extends DrawnSnapshot {
  extras: SnapshotExtras | null;
  /** Parts that are left out. */
  hidden: ReadonlySet<Section>;
}

/** Names of this many letters and more are set smaller, so that the page stays one. */
const LONG = 26;
const LONGEST = 90;

function toTitle(count: number): string {
  return count === 1 ? "One year of scores" : `${asSentence(countOf(count, "year"))} of scores`;
}

/** One brand on one page of A4. */
export function Sheet({ snapshot, findings, extras, hidden }: SheetProps) {
  const { brand, industry, market, year, wave, inIndustry, years } = snapshot;
  const letters = Array.from(brand.name).length;
  const shows = (section: Section) => !hidden.has(section);
  const hasLeft = shows("parts") || shows("rivals");
  return (
    <article aria-label={`Snapshot of ${brand.name}`} data-slot="lead-chart" className={styles.sheet}>
      <div className={styles.page}>
        <p className={styles.head}>
          <span className="flex items-center gap-2 font-semibold text-spruce">
            <LogoMark className="size-5" />
            {SITE.name}
          </span>
          <span>Brand snapshot</span>
          <span>
            {industry.name}, {market.name}
          </span>
          <span>{year} study</span>
          {wave?.isSample ? <SampleLabel className="ml-auto" /> : null}
        </p>
        <div className={styles.title}>
          <h1 className={styles.name} data-size={letters >= LONGEST ? "longest" : letters >= LONG ? "long" : undefined}>
            {brand.name}
          </h1>
          <p className={styles.stand}>
            <StudyText>{toStandfirst(snapshot, findings)}</StudyText>
          </p>
          {inIndustry?.performance && inIndustry.of !== null ? (
            <p className={styles.tier}>
              <b>{inIndustry.performance.words}</b>
              {inIndustry.competition} industry: {formatNumber(inIndustry.of)} {industryInSentence(industry.name)}{" "}
              brands
            </p>
          ) : null}
        </div>
        <KeyFigures snapshot={snapshot} />
        {shows("history") ? (
          <section className={`${styles.section} ${styles.first}`}>
            <h2>{toTitle(years.filter(({ score }) => score.status === "known").length)}</h2>
            <p className={styles.unit}>
              Score from 0 to 200; axis starts at {toHistoryScale(years).min}. Shaded band: 95% interval. Dashed line:
              market average.
            </p>
            <HistoryChart name={brand.name} years={years} />
          </section>
        ) : null}
        <div className={hasLeft && shows("ages") ? styles.pair : undefined}>
          {hasLeft ? (
            <div className="min-w-0">
              {shows("parts") ? <SharesPart snapshot={snapshot} /> : null}
              {shows("rivals") ? <ClosestPart snapshot={snapshot} /> : null}
            </div>
          ) : null}
          {shows("ages") ? <AgesPart snapshot={snapshot} /> : null}
        </div>
        {shows("findings") ? <FindingsPart findings={findings} /> : null}
        {shows("outlook") && extras?.outlook ? <OutlookPart outlook={extras.outlook} /> : null}
        <SheetFoot snapshot={snapshot} findings={findings} />
      </div>
    </article>
  );
}
