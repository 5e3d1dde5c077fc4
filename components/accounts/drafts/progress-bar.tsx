/** How much is done: a bar of the given share; an unknown share leaves it empty, and screen readers hear that it is unknown. */
export function ProgressBar({ label, share }: { label: string; share: number | null }) {
  const percent = share === null ? null : Math.floor(100 * share);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { "aria-valuenow": percent })}
      className="h-2 w-full overflow-hidden rounded-xs bg-rule forced-colors:border"
    >
      <div className="h-full bg-spruce forced-colors:bg-[Highlight]" style={{ width: `${percent ?? 0}%` }} />
    </div>
  );
}
