interface AnalysisTextProps {
  /** What was too long for the title: said first. */
  lead: string | null;
  /** Two or three sentences. */
  children?: React.ReactNode;
  /** A figure beside them, see `MarginFigure`. */
  margin?: React.ReactNode;
}

/** The text below the first figure, with a large number that puts it in proportion. */
export function AnalysisText({ lead, children, margin }: AnalysisTextProps) {
  if (!lead && !children && !margin) return null;
  return (
    <div className="mt-6 grid gap-x-6 gap-y-5 border-t border-rule pt-5 lg:grid-cols-3-1">
      <p className="max-w-line font-read text-s1 leading-prose text-ink wrap-anywhere md:text-lead md:leading-7.5 [&_b]:font-semibold">
        {lead ? `${lead}. ` : null}
        {children}
      </p>
      {margin}
    </div>
  );
}
