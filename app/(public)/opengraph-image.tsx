import { toSocialImage } from "@/app/social-image";
import { toHall } from "@/components/discovery/home/hall";
import { FINER, toSeatPath } from "@/components/discovery/home/hall-path";
import { CARD, drawMark, INKS, toDataUri } from "@/components/rankings/social/social-drawing";
import { SITE } from "@/lib/platform/site/site";

export const alt = SITE.headline;
export const size = CARD;
export const contentType = "image/png";

const PAGE = {
  width: "100%",
  height: "100%",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  padding: "60px 72px 56px",
  backgroundColor: INKS.paper,
  color: INKS.ink,
  fontFamily: "Grotesk",
} as const;

const HALL = {
  position: "absolute",
  left: 640,
  top: 152,
  width: 620,
  height: 342,
  backgroundSize: "100% 100%",
} as const;

function drawHall(): string {
  const rows = toHall(1000, 612).map((row) => {
    const [free, width] = [toSeatPath(row, false), row.radius * 2 * FINER];
    return `<path d="${free}" stroke="${INKS.ink3}" stroke-width="${width + 2}"/><path d="${free}" stroke="${INKS.paper}" stroke-width="${width - 3}"/><path d="${toSeatPath(row, true)}" stroke="${INKS.spruce}" stroke-width="${width + 2}"/>`;
  });
  return toDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="30 176 700 386"><g transform="scale(${1 / FINER})" fill="none" stroke-linecap="round">${rows.join("")}</g></svg>`,
  );
}

/** The card image of the site. It shows no results: the seats are the home page's illustration. */
export default function OpenGraphImage() {
  return toSocialImage(
    <div style={PAGE}>
      <div style={{ ...HALL, backgroundImage: `url(${drawHall()})` }} />
      <div style={{ display: "flex", alignItems: "center", fontSize: 40, letterSpacing: "-0.03em" }}>
        <div
          style={{
            width: 52,
            height: 52,
            marginRight: 16,
            backgroundImage: `url(${drawMark()})`,
            backgroundSize: "100% 100%",
          }}
        />
        {SITE.name}
      </div>
      <div style={{ fontSize: 70, lineHeight: 1.03, letterSpacing: "-0.034em", width: 600 }}>{alt}</div>
      <div style={{ display: "flex", fontSize: 26, color: INKS.ink2 }}>
        {`${SITE.claims.brands} brands · ${SITE.claims.interviews} interviews · ${SITE.claims.years} years of research data`}
      </div>
    </div>,
  );
}
