"use client";

import { type ComponentType, lazy } from "react";
import styles from "./first-drawing.module.css";

/** Widths a server draws, in pixels: on a phone, a tablet and a desk. first-drawing.module.css shows one of them. */
const WIDTHS = [350, 740, 1280] as const;

/** React leaves what the server drew in an element whose HTML it is given. The same object each time, or it would be set. */
const AS_DRAWN = { __html: "" };

const drawings = new WeakMap<object, unknown>();

/** The drawing behind `load`, for a server, which waits for it. The same one each time. */
function drawnBy<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const known = drawings.get(load) ?? lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  drawings.set(load, known);
  return known as ComponentType<Props>;
}

interface FirstDrawingProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  draw: (Drawing: ComponentType<Props>, width: number) => React.ReactNode;
}

/**
 * A drawing as the server draws it, before a browser has measured its place: the nearest of three widths, stretched to
 * fit. It needs no script, and stays until the drawing for the measured width replaces it. Only where `useIsDrawn`.
 */
export function FirstDrawing<Props>({ load, draw }: FirstDrawingProps<Props>) {
  if (typeof window !== "undefined")
    return <div className={styles.first} suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />;
  const Drawing = drawnBy(load);
  return (
    <div className={styles.first}>
      {WIDTHS.map((width) => (
        <div key={width}>{draw(Drawing, width)}</div>
      ))}
    </div>
  );
}
