import { px } from "@/lib/charts/drawing/path";

const STEP = 6;

interface TooFewProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A hatched field in place of a value from too few people; the number of answers is beside it. */
export function TooFew({ x, y, width, height }: TooFewProps) {
  const strokes: string[] = [];
  for (let at = STEP; at < width + height; at += STEP) {
    const [fromX, toX] = [Math.min(at, width), Math.max(0, at - height)];
    strokes.push(`M${px(x + fromX)} ${px(y + at - fromX)}L${px(x + toX)} ${px(y + at - toX)}`);
  }
  return (
    <>
      <path className="fill-none stroke-rule-strong" d={strokes.join("")} />
      <rect className="fill-none stroke-control" x={px(x)} y={px(y)} width={px(width)} height={px(height)} rx="2" />
    </>
  );
}
