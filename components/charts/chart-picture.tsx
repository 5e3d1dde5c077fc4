import { createElement } from "react";
import type { ChartPicture as Picture } from "@/lib/charts/document";
import { describePicture } from "@/lib/charts/drawing/describe";
import { toElement } from "@/lib/charts/drawing/elements";
import type { Paints } from "@/lib/charts/drawing/paints";
import { toMostRows, toScene, toSceneHeight } from "@/lib/charts/drawing/scene";
import styles from "./chart-picture.module.css";

/** Widths it is drawn for; the container's width decides which is shown. */
const WIDTHS = [
  [280, styles.tiny],
  [343, styles.small],
  [656, styles.middle],
  [1120, styles.large],
] as const;

interface ChartPictureProps {
  picture: Picture;
  /** Colours of the whole document that it is part of. */
  paints: Paints;
  /** Accessible name. */
  title: string;
  /** Rows that are drawn at most; those left out are counted below. */
  mostRows?: number;
  className?: string;
}

/**
 * A server-rendered picture in the page's colours, in several widths, one of which is shown. Only the drawing: title
 * and unit are written by its container.
 */
export function ChartPicture({ picture, paints, title, mostRows, className = "" }: ChartPictureProps) {
  const most = mostRows === undefined ? {} : toMostRows(picture, mostRows);
  const label = `${title}. ${describePicture(picture)}`;
  return (
    <div className={`${styles.picture} ${className}`}>
      {WIDTHS.map(([width, shown]) => {
        const { height, marks } = toScene(picture, {
          width,
          height: toSceneHeight(picture, width, "screen", most.mostRows),
          theme: "page",
          paints,
          ...most,
        });
        return (
          <svg
            key={width}
            role="img"
            aria-label={label}
            viewBox={`0 0 ${width} ${height}`}
            className={shown}
            fontFamily="var(--font-ui)"
          >
            {marks.map((mark, at) => {
              const { tag, attributes, text } = toElement(mark);
              return createElement(tag, { key: at, ...attributes }, text);
            })}
          </svg>
        );
      })}
    </div>
  );
}
