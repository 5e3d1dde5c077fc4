import { growTreeline } from "@/lib/rankings/examples/example-treeline";

/** The light theme's tokens as hex, the format the image renderer needs. */
export const INKS = {
  paper: "#fafbf8",
  ink: "#12211a",
  ink2: "#475149",
  ink3: "#616b63",
  spruce: "#0f5535",
  spruceStrong: "#00361f",
  moss: "#5d8a3c",
  rule: "#d9dfd6",
} as const;

export const CARD = { width: 1200, height: 630 } as const;
/** The box of the treeline at the bottom of a card. */
export const TREES = { width: 1200, height: 168 } as const;

const TOP = 130;
const PER_TREE = 18;

export function toDataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

export function drawMark(): string {
  return toDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${INKS.spruceStrong}" d="M14 1h2v30h-2zM14 2v8H9zM14 10v8H5.5zM14 18v8H2z"/><path fill="${INKS.moss}" d="M16 6h5.5v4H16zM16 14h9.5v4H16zM16 22h14v4H16z"/></svg>`,
  );
}

/** A generated forest, different for every card, that shows no result. */
export function drawTrees(seed: string): string {
  const { brands, slots } = growTreeline(PER_TREE, seed);
  const pitch = TREES.width / slots;
  const x = (slot: number) => ((slot + 0.5) * pitch).toFixed(1);
  const y = (score: number) => (TREES.height * (1 - Math.max(0, score) / TOP)).toFixed(1);
  const stems = brands.map(({ slot, low }) => `M${x(slot)} ${TREES.height}V${y(low)}`).join("");
  const tips = brands.map(({ slot, low, high }) => `M${x(slot)} ${y(low)}V${y(high)}`).join("");
  const width = (pitch * 0.62).toFixed(2);
  return toDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TREES.width} ${TREES.height}" fill="none" stroke-width="${width}"><path stroke="${INKS.spruce}" d="${stems}"/><path stroke="${INKS.moss}" stroke-opacity="0.75" d="${tips}"/></svg>`,
  );
}
