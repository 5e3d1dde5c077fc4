import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { toHall } from "@/components/home/hall";
import { FINER, toSeatPath } from "@/components/home/hall-path";
import { SITE } from "@/lib/site/site";

export const alt = SITE.headline;
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

/* The light theme's tokens as hexadecimal, which is what the image renderer reads. */
const PAPER = "#fafbf8";
const INK = "#12211a";
const INK_2 = "#475149";
const INK_3 = "#616b63";
const SPRUCE = "#0f5535";
const SPRUCE_STRONG = "#00361f";
const MOSS = "#5d8a3c";

const PAGE = {
  width: "100%",
  height: "100%",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  padding: "60px 72px 56px",
  backgroundColor: PAPER,
  color: INK,
  fontFamily: "Grotesk",
} as const;

const HALL = { position: "absolute", left: 640, top: 152, width: 620, height: 342, backgroundSize: "100% 100%" } as const;

function drawHall(): string {
  const rows = toHall(1000, 612).map((row) => {
    const [free, width] = [toSeatPath(row, false), row.radius * 2 * FINER];
    return `<path d="${free}" stroke="${INK_3}" stroke-width="${width + 2}"/><path d="${free}" stroke="${PAPER}" stroke-width="${width - 3}"/><path d="${toSeatPath(row, true)}" stroke="${SPRUCE}" stroke-width="${width + 2}"/>`;
  });
  return toDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="30 176 700 386"><g transform="scale(${1 / FINER})" fill="none" stroke-linecap="round">${rows.join("")}</g></svg>`,
  );
}

function drawMark(): string {
  return toDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${SPRUCE_STRONG}" d="M14 1h2v30h-2zM14 2v8H9zM14 10v8H5.5zM14 18v8H2z"/><path fill="${MOSS}" d="M16 6h5.5v4H16zM16 14h9.5v4H16zM16 22h14v4H16z"/></svg>`,
  );
}

function toDataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** The picture of a shared link. It shows no result: the seats are the home page's illustration. */
export default async function OpenGraphImage() {
  const grotesk = await readFile(join(process.cwd(), "app/fonts/schibsted-grotesk-650.ttf"));
  return new ImageResponse(
    <div style={PAGE}>
      <div style={{ ...HALL, backgroundImage: `url(${drawHall()})` }} />
      <div style={{ display: "flex", alignItems: "center", fontSize: 40, letterSpacing: "-0.03em" }}>
        <div style={{ width: 52, height: 52, marginRight: 16, backgroundImage: `url(${drawMark()})`, backgroundSize: "100% 100%" }} />
        {SITE.name}
      </div>
      <div style={{ fontSize: 70, lineHeight: 1.03, letterSpacing: "-0.034em", width: 600 }}>{alt}</div>
      <div style={{ display: "flex", fontSize: 26, color: INK_2 }}>
        {`${SITE.claims.brands} brands · ${SITE.claims.interviews} interviews · ${SITE.claims.years} years of research data`}
      </div>
    </div>,
    { ...size, fonts: [{ name: "Grotesk", data: grotesk, weight: 600, style: "normal" }] },
  );
}
