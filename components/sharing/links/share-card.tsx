import { CARD, drawMark, INKS } from "@/components/rankings/social/social-drawing";
import { SITE } from "@/lib/platform/site/site";

/** Size of the drawing on a card, in pixels. */
export const CARD_CHART = { width: 1088, height: 340 } as const;

interface ShareCardProps {
  title: string;
  subtitle: string;
  source: string;
  /** Host and path of the link. */
  address: string;
  isSample: boolean;
  /** The chart, drawn for `CARD_CHART`, as a data URI. */
  chart: string;
}

const PAGE = {
  ...CARD,
  display: "flex",
  flexDirection: "column",
  padding: "40px 56px 16px",
  backgroundColor: INKS.paper,
  color: INKS.ink,
  fontFamily: "Grotesk, Noto",
  fontWeight: 400,
} as const;
const ROW = { display: "flex", alignItems: "center", justifyContent: "space-between" } as const;

/** Whole words as long as they fit. */
function shorten(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const start = letters.slice(0, most).join("");
  const end = start.lastIndexOf(" ");
  return `${start.slice(0, end > most / 2 ? end : undefined).replace(/[,;:.]$/, "")}…`;
}

/** Long titles are smaller, so that one or two lines fit. */
const sizeOf = (title: string) => (title.length <= 40 ? 52 : title.length <= 54 ? 42 : 31);

/** The card image of a shared chart: the chart itself. Only for the image renderer. */
export function ShareCard({ title, subtitle, source, address, isSample, chart }: ShareCardProps) {
  const words = shorten(title, 130);
  return (
    <div style={PAGE}>
      <div style={ROW}>
        <div style={{ display: "flex", alignItems: "center", fontSize: 30, fontWeight: 600, letterSpacing: "-0.03em" }}>
          <div
            style={{
              width: 40,
              height: 40,
              marginRight: 14,
              backgroundImage: `url(${drawMark()})`,
              backgroundSize: "100% 100%",
            }}
          />
          {SITE.name}
        </div>
        {isSample ? <div style={{ fontSize: 21, fontWeight: 600, color: "#6d3f00" }}>Sample data</div> : null}
      </div>
      <div style={{ display: "flex", flexDirection: "column", justifyContent: "center", height: 96, marginTop: 8 }}>
        <div
          style={{
            fontSize: sizeOf(words),
            fontWeight: 600,
            lineHeight: 1.06,
            letterSpacing: "-0.028em",
            wordBreak: "break-word",
          }}
        >
          {words}
        </div>
        <div style={{ marginTop: 6, fontSize: 22, lineHeight: 1.2, color: INKS.ink2 }}>{shorten(subtitle, 96)}</div>
      </div>
      <div style={{ ...CARD_CHART, marginTop: 14, backgroundImage: `url(${chart})`, backgroundSize: "100% 100%" }} />
      <div
        style={{
          ...ROW,
          marginTop: "auto",
          borderTop: `2px solid ${INKS.ink}`,
          paddingTop: 12,
          fontSize: 19,
          color: INKS.ink2,
        }}
      >
        <div>{shorten(source, 64)}</div>
        <div>{address}</div>
      </div>
    </div>
  );
}
