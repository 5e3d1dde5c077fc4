"use client";

import { useEffect, useRef, useState } from "react";
import { contrastOf, type Rgb } from "@/lib/charts/drawing/contrast";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

/** What the browser makes of a colour, however it is written; null while it is none. */
function toRgb(color: string): Rgb | null {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!pen) return null;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

interface MeasuredSwatchProps {
  token: string;
  /** The token of the ground it is measured against. */
  on: string;
  /** The least contrast it has to have there: 4.5 for words, 3 for drawings, nothing for grounds. */
  least: number | null;
}

/** A colour of the design with its contrast, measured in place and again when the theme changes. */
export function MeasuredSwatch({ token, on, least }: MeasuredSwatchProps) {
  const swatch = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);

  useEffect(() => {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const measure = () => {
      if (!swatch.current) return;
      const { backgroundColor, color } = getComputedStyle(swatch.current);
      const [front, back] = [toRgb(backgroundColor), toRgb(color)];
      setRatio(front && back && contrastOf(front, back));
    };
    measure();
    dark.addEventListener("change", measure);
    const choice = new MutationObserver(measure);
    choice.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => {
      dark.removeEventListener("change", measure);
      choice.disconnect();
    };
  }, []);

  const isShort = ratio !== null && least !== null && ratio < least;
  return (
    <li className="min-w-0">
      <span
        ref={swatch}
        className="block h-12 rounded-sm border border-rule print:print-exact forced-color-adjust-none"
        style={{ backgroundColor: `var(--${token})`, color: `var(--${on})` }}
      />
      <span className="mt-1.5 block text-s-1 leading-5 font-semibold break-words">{token}</span>
      <span className="block min-h-4 text-s-2 leading-4 text-ink-2">
        {least !== null && ratio !== null && `${formatNumber(ratio, DECIMALS.amount)} against ${on}`}
        {isShort && <b className="block text-lingon">too little: {formatNumber(least, DECIMALS.amount)} is asked</b>}
      </span>
    </li>
  );
}
