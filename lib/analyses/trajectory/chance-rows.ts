import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { DECIMALS, formatNumber, formatOrdinal, formatRange, formatSigned } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { shortName } from "@/lib/platform/words/shorten";
import { possessive } from "@/lib/platform/words/sentences";

/** An outcome with its probability by year. */
export interface ChanceRow {
  key: string;
  /** After the brand's name: "is ahead of Vindrosa". */
  said: string;
  /** Below it, smaller. */
  note: string | null;
  /** Place of a rival among the colours and shapes. */
  slot: number | null;
  /** The current state; null if there is nothing to compare. */
  today: { text: string; isClear: boolean | null } | null;
  /** 0 to 1; null without a forecast of the rival. */
  chances: readonly { year: number; chance: number | null }[];
}

/** The rows of the table of chances; empty without a forecast. */
export function toChanceRows({ keptRise, rivals, topTen, today, wave, market }: TrajectoryView): ChanceRow[] {
  const range =
    today?.rankLow == null || today.rankHigh === null
      ? null
      : `rank range ${formatRange(today.rankLow, today.rankHigh)}`;
  const place = today?.overall == null ? null : formatOrdinal(today.overall);
  return [
    ...(keptRise
      ? [
          {
            key: "kept",
            said: `stays above its ${keptRise.year} score`,
            note: `${formatNumber(keptRise.score, DECIMALS.score)} points, before its last clear rise`,
            slot: null,
            today: { text: formatSigned(keptRise.difference), isClear: null },
            chances: keptRise.chances,
          },
        ]
      : []),
    ...rivals.map(({ strand, today: apart, chances }) => ({
      key: strand.slug,
      said: `is ahead of ${shortName(strand.name)}`,
      note: null,
      slot: strand.slot,
      // From the side of the brand in focus.
      today: apart && { text: formatSigned(-apart.difference), isClear: apart.clear },
      chances,
    })),
    ...(topTen.length > 0
      ? [
          {
            key: "top-ten",
            said: `is in ${possessive(inSentence(market.name))} top 10`,
            note: [wave ? `of ${formatNumber(wave.brandCount)}` : null, range]
              .filter((each) => each !== null)
              .join(", "),
            slot: null,
            today: place === null ? null : { text: place, isClear: null },
            chances: topTen,
          },
        ]
      : []),
  ];
}
