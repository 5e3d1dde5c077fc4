import { SubmitButton } from "@/components/ui/submit-button";

interface ActionButtonProps extends Pick<React.ComponentProps<typeof SubmitButton>, "variant" | "size"> {
  action: (data: FormData) => Promise<void>;
  /** Form values sent to the action, by field. */
  fields?: Readonly<Record<string, string>>;
  children: React.ReactNode;
}

/** One action on a plan, as a separate form so that it works without JavaScript. */
export function ActionButton({ action, fields = {}, children, ...look }: ActionButtonProps) {
  return (
    <form action={action} className="max-md:w-full">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton {...look} className="max-md:w-full max-md:whitespace-normal">
        {children}
      </SubmitButton>
    </form>
  );
}
