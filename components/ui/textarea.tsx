import { clsx } from "clsx";
import { CONTROL } from "@/components/ui/input";

/** A multi-line field. It grows with its text if the browser supports that, and otherwise by its corner. */
export function Textarea({ className, rows = 5, ...props }: React.ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={clsx(
        CONTROL,
        "mt-1.5 field-sizing-content max-h-[60vh] min-h-32 resize-y py-3 leading-normal",
        className,
      )}
      {...props}
    />
  );
}
