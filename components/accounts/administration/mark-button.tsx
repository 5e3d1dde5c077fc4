import { SubmitButton } from "@/components/ui/submit-button";

interface MarkButtonProps {
  action: (data: FormData) => Promise<void>;
  /** Form values sent to the action, by field. */
  fields: Readonly<Record<string, string>>;
  variant?: "outline" | "ghost";
  /** Whose entry it is, for screen readers, which read the button without its row. */
  of: string;
  children: string;
}

/** One decision on one entry, as a separate form so that it works without JavaScript. */
export function MarkButton({ action, fields, variant = "outline", of, children }: MarkButtonProps) {
  return (
    <form action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant={variant} size="sm" className="max-md:min-h-11">
        {children}
        <span className="sr-only"> {of}</span>
      </SubmitButton>
    </form>
  );
}
