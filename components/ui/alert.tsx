import { cva, type VariantProps } from "class-variance-authority";

const alertVariants = cva("border-l-4 py-1 pl-3 text-s-1 leading-normal break-words", {
  variants: {
    variant: {
      destructive: "border-lingon font-title text-lingon",
      default: "border-spruce text-ink",
    },
  },
  defaultVariants: { variant: "destructive" },
});

/** A message about the form or step as a whole: an error, or a quiet confirmation. May take the focus. */
export function Alert({
  className,
  variant,
  ...props
}: React.ComponentProps<"div"> & VariantProps<typeof alertVariants>) {
  return (
    <div
      data-slot="alert"
      role={variant === "default" ? "status" : "alert"}
      tabIndex={-1}
      className={alertVariants({ variant, className })}
      {...props}
    />
  );
}
