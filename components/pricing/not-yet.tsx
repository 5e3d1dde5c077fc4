/** Marks what a plan includes and this version does not have yet. */
export function NotYet() {
  return (
    <span data-slot="not-yet" className="inline-flex items-center rounded-xs border border-rule-strong px-1.5 py-[3px] text-s-2 leading-none font-semibold whitespace-nowrap text-ink-2">
      Not open yet
    </span>
  );
}
