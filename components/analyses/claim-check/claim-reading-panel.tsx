"use client";

import { useStudyWords } from "@/components/layout/study-text";
import { Button } from "@/components/ui/button";
import { ALL_INDUSTRIES, CLAIM_KINDS, isOfChange, KIND_NAMES, PART_NAMES } from "@/lib/analyses/claim-check/claim";
import { LIMIT_WORDS } from "@/lib/analyses/claim-check/limit-words";
import type { Field } from "@/lib/analyses/claim-check/claim-part";
import type { ClaimReading } from "@/lib/analyses/claim-check/parse-claim";
import type { ClaimQuery } from "@/lib/analyses/claim-check/search-params";
import type { Gap, Settled } from "@/lib/analyses/claim-check/settle";
import { PARTS_OF_SCORE } from "@/lib/rankings/histories/analysis-query";
import type { IndustryName } from "@/lib/catalogue/names/names";
import type { Named } from "@/lib/catalogue/names/named";
import { ReadingBrand } from "./reading-brand";
import { ReadingSelect } from "./reading-select";
import { defaultMarketOf } from "@/lib/catalogue/default-selection";

interface ClaimReadingPanelProps {
  query: ClaimQuery;
  reading: ClaimReading;
  settled: Settled;
  markets: readonly Named[];
  industries: readonly IndustryName[];
  nameOf: (slug: string) => Named;
  /** The brand that was checked because no one is named. */
  leader: Named | null;
  mend: (patch: Partial<ClaimQuery>, brand?: Named) => void;
  ahead: (market: string) => void;
}

/** How a field of the claim came to be. */
function noteOf(field: Field<unknown>, isChosen: boolean, otherwise: string): string {
  if (isChosen) return "Chosen by you";
  if (field.status === "said") return `Read from “${field.words}”`;
  if (field.status === "choose") return `“${field.words}” has more than one meaning: choose one`;
  return otherwise;
}

const COUNTS = [3, 5, 10, 20, 50];

/** What was understood, each part with a way to fix it. */
export function ClaimReadingPanel({
  query,
  reading,
  settled,
  markets,
  industries,
  nameOf,
  leader,
  mend,
  ahead,
}: ClaimReadingPanelProps) {
  const say = useStudyWords();
  const isOpen = (gap: Gap) => settled.gaps.includes(gap);
  const { kind, market, years, year } = settled;
  const brandsOf = (field: Field<string>) => (field.status === "choose" ? field.options.map(nameOf) : []);
  const trades = industries.filter((each) => market === null || each.markets.includes(market));
  const before = years.filter((each) => year !== null && each < year);
  const toYears = (list: readonly number[]) => list.map((each) => ({ value: String(each), name: String(each) }));
  const counts = [...new Set([...COUNTS, ...(settled.count ? [settled.count] : [])])].toSorted((a, b) => a - b);
  const needsIndustry = kind !== "ahead" && kind !== "improved";
  return (
    <section aria-labelledby="reading-title" className="mt-10">
      <h2
        id="reading-title"
        className="border-t-2 border-ink pt-3 text-s1 leading-6 tracking-heading md:text-s2 md:leading-7"
      >
        How we understood it
      </h2>
      <div className="mt-2 grid gap-x-12 lg:grid-cols-2">
        <ReadingSelect
          label="Claim"
          value={kind ?? ""}
          empty="Choose what is claimed"
          options={CLAIM_KINDS.map((value) => ({ value, name: KIND_NAMES[value] }))}
          note={noteOf(reading.kind, query.kind !== null, "Not stated: choose")}
          isOpen={isOpen("kind")}
          onChange={(value) => mend({ kind: CLAIM_KINDS.find((each) => each === value) ?? null })}
        />
        <ReadingBrand
          label="Brand"
          what="brand"
          brand={settled.brand === null ? null : nameOf(settled.brand)}
          options={query.brand === null ? [...brandsOf(reading.brand), ...reading.alike] : []}
          note={
            leader
              ? `No brand named: checked for ${leader.name}, which has the highest score`
              : noteOf(
                  reading.brand,
                  query.brand !== null,
                  reading.alike.length > 0
                    ? "Brand not found. Did you mean one of these?"
                    : "Not stated: choose whose claim it is",
                )
          }
          isOpen={isOpen("brand") && !leader}
          market={market}
          onChoose={(brand) => mend({ brand: brand.slug }, brand)}
        />
        {kind === "ahead" ? (
          <ReadingBrand
            label="Ahead of"
            what="other brand"
            brand={settled.rival === null ? null : nameOf(settled.rival)}
            options={query.rival === null ? brandsOf(reading.rival) : []}
            note={noteOf(reading.rival, query.rival !== null, "Not stated: choose the other brand")}
            isOpen={isOpen("rival")}
            market={market}
            onChoose={(brand) => mend({ rival: brand.slug }, brand)}
          />
        ) : null}
        {kind === "top" ? (
          <ReadingSelect
            label="In the top"
            value={settled.count === null ? "" : String(settled.count)}
            empty="Choose how many"
            options={counts.map((each) => ({ value: String(each), name: String(each) }))}
            note={noteOf(reading.count, query.count !== null, "Not stated: choose how many")}
            isOpen={isOpen("count")}
            onChange={(value) => mend({ count: Number(value) })}
          />
        ) : null}
        <ReadingSelect
          label="Market"
          value={market ?? ""}
          empty="Choose a market"
          options={markets.map(({ slug, name }) => ({ value: slug, name }))}
          note={noteOf(
            reading.market,
            query.market !== null,
            settled.assumed.includes("market")
              ? "No market given: one that has both brands"
              : "Not stated: choose where",
          )}
          isOpen={isOpen("market")}
          onChange={(value) => mend({ market: value })}
          onAhead={() => ahead(market ?? defaultMarketOf(markets.map(({ slug }) => slug)) ?? "")}
        />
        {needsIndustry ? (
          <ReadingSelect
            label="Among"
            value={isOpen("industry") ? "" : (settled.industry ?? ALL_INDUSTRIES)}
            empty="Choose an industry"
            options={[
              { value: ALL_INDUSTRIES, name: "All industries" },
              ...trades.map(({ slug, name }) => ({ value: slug, name })),
            ]}
            note={wordIndustry(
              noteOf(reading.industry, query.industry !== null, "No industry given: the whole market"),
              query.industry === null && reading.industry.status === "said",
            )}
            isOpen={isOpen("industry")}
            onChange={(value) => mend({ industry: value })}
          />
        ) : null}
        <ReadingSelect
          label="Rated on"
          value={settled.part ?? ""}
          empty="Choose what is rated"
          options={PARTS_OF_SCORE.map((value) => ({ value, name: say(PART_NAMES[value]) }))}
          note={noteOf(
            reading.part,
            query.part !== null,
            settled.assumed.includes("part")
              ? "Not stated: sustainability as a whole"
              : "Not stated: choose what is rated",
          )}
          isOpen={isOpen("part")}
          onChange={(value) => mend({ part: PARTS_OF_SCORE.find((each) => each === value) ?? null })}
        />
        {years.length > 0 ? (
          <ReadingSelect
            label="Year"
            value={year === null ? "" : String(year)}
            empty="Choose a year"
            options={toYears(years)}
            note={
              isOpen("wave")
                ? "That year is not in your plan: choose another"
                : noteOf(reading.year, query.year !== null, "No year given: using the latest")
            }
            isOpen={isOpen("wave")}
            onChange={(value) => mend({ year: Number(value) })}
          />
        ) : null}
        {kind !== null && isOfChange(kind) && year !== null ? (
          <ReadingSelect
            label="Since"
            value={settled.since === null ? "" : String(settled.since)}
            empty={before.length > 0 ? "Choose an earlier year" : "No earlier year in your plan"}
            options={toYears(before)}
            note={
              isOpen("since")
                ? "No earlier year in your plan"
                : noteOf(reading.since, query.since !== null, "Not stated: since the previous study")
            }
            isOpen={isOpen("since")}
            onChange={(value) => mend({ since: Number(value) })}
          />
        ) : null}
      </div>
      <Leftovers query={query} reading={reading} mend={mend} />
    </section>
  );
}

/** An everyday word is often narrower than the industry it belongs to. */
const wordIndustry = (note: string, isRead: boolean) =>
  isRead ? `${note}; the industry may include other brands too` : note;

/** Words that were not understood, or that are not checked; the rest is checked only when that is wished. */
function Leftovers({ query, reading, mend }: Pick<ClaimReadingPanelProps, "query" | "reading" | "mend">) {
  if (reading.unread.length === 0 && reading.limits.length === 0) return null;
  return (
    <div className="mt-5 border-l-4 border-cloudberry pl-4" role="note">
      <ul className="max-w-wide text-s-1 leading-5.5 wrap-anywhere">
        {reading.limits.map(({ words, limit }) => (
          <li key={words}>
            <b className="font-name">“{words}”</b> {LIMIT_WORDS[limit]}.
          </li>
        ))}
        {reading.unread.length > 0 ? (
          <li>Not understood: {reading.unread.map((words) => `“${words}”`).join(", ")}.</li>
        ) : null}
      </ul>
      {query.anyway ? (
        <p className="mt-1 text-s-1 leading-5.5 text-ink-2">The result is for the claim without these words.</p>
      ) : (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => mend({ anyway: true })}>
          Check it without these words
        </Button>
      )}
    </div>
  );
}
