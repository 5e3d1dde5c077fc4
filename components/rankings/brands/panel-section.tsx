interface PanelSectionProps {
  title: string;
  /** Unit and base. */
  note?: React.ReactNode;
  /** Next to the title. */
  badge?: React.ReactNode;
  children?: React.ReactNode;
}

/** A section of the panel: finding, unit and base, drawing. */
export function PanelSection({ title, note, badge, children }: PanelSectionProps) {
  return (
    <section className="border-b border-rule pt-5 pb-5.5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-s0 leading-item font-title tracking-text">{title}</h2>
        {badge}
      </div>
      {note ? <p className="mb-3 text-s-1 leading-lead text-ink-2">{note}</p> : null}
      {children}
    </section>
  );
}
