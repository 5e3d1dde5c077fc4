interface PlotFrameProps {
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
  children: React.ReactNode;
}

/** The picture of a chart: its children are placed from the upper left corner of the plot. */
export function PlotFrame({ width, height, margin, children }: PlotFrameProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="presentation"
      focusable="false"
    >
      <g transform={`translate(${margin.left} ${margin.top})`}>{children}</g>
    </svg>
  );
}

/** Width and height of the plot, without its margins. */
export const toInner = ({ width, height, margin }: Omit<PlotFrameProps, "children">) => ({
  innerWidth: width - margin.left - margin.right,
  innerHeight: height - margin.top - margin.bottom,
});
