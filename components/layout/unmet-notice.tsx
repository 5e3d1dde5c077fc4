/** The parts of the address that the page cannot show. Empty if everything is shown. */
export function UnmetNotice({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <aside aria-label="Not shown" className="wrap pt-4">
      <p className="border-l-4 border-cloudberry bg-cloudberry-tint px-4 py-3 text-s0 leading-6 wrap-anywhere text-cloudberry-ink">
        {sentences.join(" ")}
      </p>
    </aside>
  );
}
