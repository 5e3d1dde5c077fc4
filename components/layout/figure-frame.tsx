import { SampleLabel } from "@/components/ui/sample-label";

interface FigureFrameProps {
  id: string;
  title: string;
  /** Unit, base and anything the axis hides. */
  subtitle: React.ReactNode;
  /** How it was made; omitted if the drawing says so. */
  source?: React.ReactNode;
  /** The kind of figure and its data; omitted for published data. */
  kind?: string;
  label?: string | null;
  /** Heading level, so that the outline has no gap. */
  level?: 2 | 3;
  children: React.ReactNode;
}

/** Frame of a figure that explains a method: title, unit, and how it was made. */
export function FigureFrame(props: FigureFrameProps) {
  const {
    id,
    title,
    subtitle,
    source,
    kind = "Worked example",
    label = "Invented example",
    level = 3,
    children,
  } = props;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <figure
      data-slot="figure-frame"
      aria-labelledby={id}
      className="border-t-2 border-ink pt-3.5 font-ui break-inside-avoid"
    >
      <p className="flex items-center justify-between gap-4 text-s-2 font-semibold text-ink-2">
        <span data-slot="figure-kind">{kind}</span> {label === null ? null : <SampleLabel>{label}</SampleLabel>}
      </p>
      <Heading id={id} className="mt-2 text-s2 leading-7 font-semibold tracking-name">
        {title}
      </Heading>
      <p className="mt-1 measure-76 text-s-1 leading-5 text-ink-2">{subtitle}</p>
      <div className="mt-6">{children}</div>
      {source === undefined ? null : (
        <figcaption className="mt-5 border-t border-rule pt-2.5 text-s-2 leading-4.5 text-ink-2">{source}</figcaption>
      )}
    </figure>
  );
}
