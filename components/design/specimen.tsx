import { clsx } from "clsx";

interface DesignSectionProps {
  id: string;
  title: string;
  /** The rule that goes with it. */
  note?: string;
  children: React.ReactNode;
}

/** A chapter of the design page: its name at the left, the specimens at the right. */
export function DesignSection({ id, title, note, children }: DesignSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 border-t border-rule py-7 first-of-type:border-t-2 first-of-type:border-ink md:pb-14 lg:grid lg:grid-lead-55 lg:gap-x-15"
    >
      <div className="max-lg:mb-6">
        <h2 id={`${id}-title`} className="text-s2 leading-7 font-semibold tracking-figure">
          {title}
        </h2>
        {note && <p className="mt-2 text-s-1 leading-5 text-ink-2">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

interface SpecimenProps extends React.ComponentProps<"div"> {
  label?: React.ReactNode;
  /** Draws its first element, or the part a selector names, as if in this state. */
  draws?: "hover" | "focus";
  part?: string;
}

/** One component with its name above it. */
export function Specimen({ label, draws, part, className, children, ...props }: SpecimenProps) {
  return (
    <div className={clsx("min-w-0", className)} {...props}>
      {label && <p className="mb-2.5 text-s-2 leading-4 text-ink-2">{label}</p>}
      <div data-draws={draws} data-part={part}>
        {children}
      </div>
    </div>
  );
}

/** Specimens side by side, as many as have room. */
export function Specimens({
  columns = 3,
  className,
  children,
}: {
  columns?: 2 | 3;
  className?: string;
  children: React.ReactNode;
}) {
  const widths = columns === 3 ? "md:grid-cols-2 lg:grid-cols-3" : "md:grid-cols-2";
  return <div className={clsx("grid items-start gap-x-8 gap-y-7 [&+&]:mt-9", widths, className)}>{children}</div>;
}

/** A darker ground for windows, with their own still page behind them; nothing in it can be reached. */
export function Stage({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div
      inert
      className={clsx(
        "grid grid-cols-1 bg-[color-mix(in_oklab,var(--ink)_14%,var(--paper))] px-3 py-6 max-md:-mx-5 md:px-6 md:py-10 [&+&]:mt-6",
        className,
      )}
    >
      {children}
    </div>
  );
}
