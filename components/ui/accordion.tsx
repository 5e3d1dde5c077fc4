import { clsx } from "clsx";
import { ChevronIcon } from "@/components/ui/icon";

interface AccordionItemProps extends Omit<React.ComponentProps<"details">, "title"> {
  title: React.ReactNode;
}

/** A question that opens to its answer, by the browser's own means. Items of one `name` are open one at a time. */
export function AccordionItem({ title, className, children, ...props }: AccordionItemProps) {
  return (
    <details data-slot="accordion-item" className={clsx("group border-b border-rule", className)} {...props}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-3 leading-5.5 font-semibold hover:text-spruce [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronIcon className="size-4.5 text-ink-2 transition-transform duration-160 ease-out group-open:rotate-180 print:hidden" />
      </summary>
      <div className="max-w-read pb-4 text-small leading-5.75 text-ink-2">{children}</div>
    </details>
  );
}
