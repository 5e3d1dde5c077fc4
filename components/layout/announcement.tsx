/**
 * One or two sentences for everyone above the page. It scrolls with the page, and is there from the start, so nothing
 * moves.
 */
export function Announcement({ children }: { children: string }) {
  return (
    <aside aria-label="Announcement" className="bg-cloudberry-tint font-ui text-s0 leading-6 text-ink print:hidden">
      <p className="wrap py-2.5 text-center text-balance break-words">{children}</p>
    </aside>
  );
}
