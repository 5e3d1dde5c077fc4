import { cva, type VariantProps } from "class-variance-authority";

const alertVariants = cva("border-l-4 py-1 pl-3 text-s-1 leading-normal break-words", {
  variants: {
    tone: {
      destructive: "border-lingon font-[650] text-lingon",
      calm: "border-spruce text-ink",
    },
  },
  defaultVariants: { tone: "destructive" },
});

/** A message about the form or step as a whole: what went wrong, or quietly what was done. May take the focus. */
export function Alert({ className, tone, ...props }: React.ComponentProps<"div"> & VariantProps<typeof alertVariants>) {
  return (
    <div
      data-slot="alert"
      role={tone === "calm" ? "status" : "alert"}
      tabIndex={-1}
      className={alertVariants({ tone, className })}
      {...props}
    />
  );
}
