import { buttonVariants } from "@/components/ui/button-look";

interface AskFirstProps {
  /** The button that asks for confirmation. */
  label: string;
  /** Whose seat it is, for screen readers, which read the button without its row. */
  of?: string;
  /** What would happen, as a sentence. */
  question: React.ReactNode;
  children: React.ReactNode;
}

/** Asks for confirmation before something destructive. Opens in place, without JavaScript as well. */
export function AskFirst({ label, of, question, children }: AskFirstProps) {
  return (
    <details className="font-ui open:order-last open:basis-full">
      <summary
        className={buttonVariants({
          variant: "outline",
          size: "sm",
          className: "cursor-pointer max-md:min-h-11 [&::-webkit-details-marker]:hidden",
        })}
      >
        {label}
        {of && <span className="sr-only"> {of}</span>}
      </summary>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-cloudberry bg-cloudberry-tint px-4 py-3">
        <p className="min-w-0 flex-1 basis-64 text-s-1 leading-5 break-words text-cloudberry-ink">{question}</p>
        {children}
      </div>
    </details>
  );
}
