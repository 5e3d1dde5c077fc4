import { clsx } from "clsx";

interface ReadingRowProps {
  label: React.ReactNode;
  /** How it came to be: read from words, chosen, or filled in. */
  note: React.ReactNode;
  /** Must be settled before there is a verdict. */
  isOpen: boolean;
  children: React.ReactNode;
}

/** One part of a claim, how it was understood, and a way to correct it. */
export function ReadingRow({ label, note, isOpen, children }: ReadingRowProps) {
  return (
    <div
      className={clsx(
        "grid min-w-0 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-0.5 border-b border-rule py-2",
        isOpen && "border-l-4 border-l-cloudberry pl-3",
      )}
    >
      <div className="text-s-1 leading-5 text-ink-2">{label}</div>
      <div className="min-w-0">{children}</div>
      <p
        className={clsx(
          "col-start-2 text-s-2 leading-4 wrap-anywhere",
          isOpen ? "font-semibold text-cloudberry-ink" : "text-ink-2",
        )}
      >
        {note}
      </p>
    </div>
  );
}
