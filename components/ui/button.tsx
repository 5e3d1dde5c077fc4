import type { VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import { buttonVariants } from "@/components/ui/button-look";

// Where components of shadcn's registry look for it.
export { buttonVariants };

/**
 * A button, or with `asChild` its one child that looks like one. At most one of the default variant in a view.
 * Class names are joined, not merged: what many pages load has no use for the merging library.
 */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  type = "button",
  ...props
}: React.ComponentProps<"button"> & VariantProps<typeof buttonVariants> & { asChild?: boolean }) {
  const look = { "data-slot": "button", className: buttonVariants({ variant, size, className }) };
  return asChild ? <Slot.Root {...look} {...props} /> : <button type={type} {...look} {...props} />;
}
