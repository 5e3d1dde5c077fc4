import { fitSentences, fitText } from "@/components/rankings/social/fit-text";
import { CARD, drawMark, drawTrees, INKS, TREES } from "@/components/rankings/social/social-drawing";
import { SITE } from "@/lib/platform/site/site";

/** One line of a card's list, public on the page itself. */
export interface SocialEntry {
  name: string;
  /** Its overall position in a public top 10; none if the list only has names. */
  position?: number;
}

export interface SocialCardProps {
  /** The type of page, or its market. */
  kicker: string;
  title: string;
  standfirst: string;
  /** At most ten; more than five replace the standfirst. */
  entries?: readonly SocialEntry[];
  /** Whether the results are from the sample study. */
  isSample?: boolean;
}

/** Characters that fit three lines of title, two of standfirst, one of a list. */
const MOST = { title: 120, standfirst: 150, overList: 74, kicker: 46, name: 34 };
const ROWS = 5;

/** Long titles are smaller, so that three lines fit; above a list there is room for two. */
function sizeOf(title: string, overList: boolean): number {
  if (title.length <= 44) return overList ? 54 : 68;
  if (overList) return 42;
  return title.length <= 74 ? 58 : 48;
}

const PAGE = {
  ...CARD,
  display: "flex",
  flexDirection: "column",
  padding: "48px 64px 0",
  backgroundColor: INKS.paper,
  color: INKS.ink,
  fontFamily: "Grotesk, Noto",
} as const;
const GROUND = { position: "absolute", left: 0, bottom: 0, ...TREES, backgroundSize: "100% 100%" } as const;
const ROW = { display: "flex", height: 47, alignItems: "center", borderTop: `1px solid ${INKS.rule}` } as const;

function Entries({ entries }: { entries: readonly SocialEntry[] }) {
  const columns = [entries.slice(0, ROWS), entries.slice(ROWS, 2 * ROWS)].filter((column) => column.length > 0);
  return (
    <div style={{ display: "flex", marginTop: 26 }}>
      {columns.map((column, index) => (
        <div key={index} style={{ display: "flex", flexDirection: "column", width: 508, marginRight: 56 }}>
          {column.map(({ name, position }) => (
            <div key={name} style={ROW}>
              {position === undefined ? null : (
                <div style={{ display: "flex", width: 56, fontSize: 27 }}>{String(position)}</div>
              )}
              <div style={{ fontSize: 27, color: INKS.ink }}>{fitText(name, MOST.name)}</div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * The card image of a shared link: what the page is about, and a forest without results. Only for the image renderer.
 */
export function SocialCard({ kicker, title, standfirst, entries = [], isSample = false }: SocialCardProps) {
  const hasList = entries.length > 0;
  const top = fitText(title, hasList ? 88 : MOST.title);
  return (
    <div style={PAGE}>
      <div
        style={{
          ...GROUND,
          backgroundImage: `url(${drawTrees(title)})`,
          ...(hasList && { height: TREES.height * 0.6 }),
        }}
      />
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <div style={{ display: "flex", alignItems: "center", fontSize: 34, letterSpacing: "-0.03em" }}>
          <div
            style={{
              width: 44,
              height: 44,
              marginRight: 14,
              backgroundImage: `url(${drawMark()})`,
              backgroundSize: "100% 100%",
            }}
          />
          {SITE.name}
        </div>
        <div style={{ display: "flex", alignItems: "center", fontSize: 26, color: INKS.spruce }}>
          {fitText(kicker, MOST.kicker)}
          {isSample ? (
            <div
              style={{
                marginLeft: 24,
                padding: "4px 12px",
                border: `2px dashed ${INKS.ink3}`,
                fontSize: 22,
                color: INKS.ink2,
              }}
            >
              Sample data
            </div>
          ) : null}
        </div>
      </div>
      <div
        style={{
          marginTop: hasList ? 40 : 52,
          fontSize: sizeOf(top, hasList),
          lineHeight: 1.06,
          letterSpacing: "-0.032em",
          maxWidth: 1040,
          wordBreak: "break-word",
        }}
      >
        {top}
      </div>
      {entries.length > ROWS ? null : (
        <div
          style={{
            marginTop: 22,
            fontSize: 27,
            lineHeight: 1.4,
            color: INKS.ink2,
            maxWidth: 980,
            wordBreak: "break-word",
          }}
        >
          {fitSentences(standfirst, hasList ? MOST.overList : MOST.standfirst)}
        </div>
      )}
      {hasList ? <Entries entries={entries} /> : null}
    </div>
  );
}
