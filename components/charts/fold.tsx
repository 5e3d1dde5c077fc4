import { ChevronIcon } from "@/components/ui/icon";

interface FoldProps {
  /** What is inside: "Forecast by year, with positions". */
  title: React.ReactNode;
  children: React.ReactNode;
}

/** Detail that few need, collapsed until opened; open on paper. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className="group border-b border-rule">
      <summary className="flex min-h-14 list-none items-center gap-3 text-s-1 font-semibold hover:text-spruce [&::-webkit-details-marker]:hidden">
        <ChevronIcon className="size-4.5 shrink-0 -rotate-90 text-ink-2 group-open:rotate-0" />
        {title}
      </summary>
      <div className="pb-10">{children}</div>
    </details>
  );
}
