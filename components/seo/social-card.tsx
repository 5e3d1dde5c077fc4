import { CARD, drawMark, drawTrees, INKS, TREES } from "@/components/seo/social-drawing";
import { SITE } from "@/lib/site/site";

export interface SocialCardProps {
  /** What kind of page it is, or which market's. */
  kicker: string;
  title: string;
  standfirst: string;
}

/** Letters that fit two lines of the standfirst. */
const MOST = 150;

/** Long titles are set smaller, so that three lines hold them. */
function sizeOf(title: string): number {
  if (title.length <= 44) return 68;
  return title.length <= 74 ? 58 : 48;
}

/** Whole words, and a sign that there is more. */
function shorten(text: string): string {
  if (text.length <= MOST) return text;
  return `${text.slice(0, text.lastIndexOf(" ", MOST)).replace(/[,;:.]$/, "")}…`;
}

const PAGE = {
  ...CARD,
  display: "flex",
  flexDirection: "column",
  padding: "48px 64px 0",
  backgroundColor: INKS.paper,
  color: INKS.ink,
  fontFamily: "Grotesk",
} as const;
const GROUND = { position: "absolute", left: 0, bottom: 0, ...TREES, backgroundSize: "100% 100%" } as const;

/** The picture of a shared link: what the page is about, and a forest that shows no result. For the image renderer alone. */
export function SocialCard({ kicker, title, standfirst }: SocialCardProps) {
  return (
    <div style={PAGE}>
      <div style={{ ...GROUND, backgroundImage: `url(${drawTrees(title)})` }} />
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <div style={{ display: "flex", alignItems: "center", fontSize: 34, letterSpacing: "-0.03em" }}>
          <div style={{ width: 44, height: 44, marginRight: 14, backgroundImage: `url(${drawMark()})`, backgroundSize: "100% 100%" }} />
          {SITE.name}
        </div>
        <div style={{ fontSize: 26, color: INKS.spruce }}>{kicker}</div>
      </div>
      <div style={{ marginTop: 52, fontSize: sizeOf(title), lineHeight: 1.06, letterSpacing: "-0.032em", maxWidth: 1020 }}>{title}</div>
      <div style={{ marginTop: 22, fontSize: 27, lineHeight: 1.4, color: INKS.ink2, maxWidth: 980 }}>{shorten(standfirst)}</div>
    </div>
  );
}
