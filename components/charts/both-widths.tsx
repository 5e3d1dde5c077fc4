/** Widths of drawings: on a page with room, next to a list or another column, and on a phone. */
export type DrawnWidth = 640 | 484 | 350;

/** A drawing in both widths, of which one is shown. */
export function BothWidths({ children }: { children: (width: DrawnWidth) => React.ReactNode }) {
  return (
    <>
      <div className="max-md:hidden">{children(484)}</div>
      <div className="md:hidden">{children(350)}</div>
    </>
  );
}

/** A page's drawing in three widths: alone on tablets, beside a column on laptops and wider, and on phones. */
export function PageWidths({ children }: { children: (width: DrawnWidth) => React.ReactNode }) {
  return (
    <>
      <div className="max-md:hidden lg:max-xl:hidden">{children(640)}</div>
      <div className="max-lg:hidden xl:hidden">{children(484)}</div>
      <div className="md:hidden">{children(350)}</div>
    </>
  );
}

interface ChartProps {
  width: DrawnWidth;
  height: number;
  /** Text alternative for people who cannot see the chart. */
  label: string;
  children: React.ReactNode;
}

export function Chart({ width, height, label, children }: ChartProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="chart"
    >
      {children}
    </svg>
  );
}
