/** One line of the panel beside the table: a label and its value. */
export function PanelLine({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-3 border-b border-rule py-2">
      <dt className="text-ink-2">{term}</dt>
      <dd className="text-right font-name">{children}</dd>
    </div>
  );
}
