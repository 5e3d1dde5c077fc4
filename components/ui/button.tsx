import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";

export const buttonVariants = cva("button print:hidden disabled:button-off aria-busy:button-busy", {
  variants: {
    variant: {
      default: "border-spruce bg-spruce text-on-spruce hover:border-spruce-strong hover:bg-spruce-strong",
      secondary: "border-ink bg-ink text-paper hover:border-ink-2 hover:bg-ink-2",
      outline: "border-control bg-transparent text-ink hover:border-ink hover:bg-hover",
      ghost: "border-transparent bg-transparent text-ink hover:bg-hover disabled:border-transparent",
      upgrade: "border-cloudberry-line bg-cloudberry text-on-cloudberry hover:border-ink",
      destructive:
        "border-lingon-solid bg-lingon-solid text-on-lingon hover:border-lingon-strong hover:bg-lingon-strong",
      link: "border-transparent bg-transparent text-spruce underline-offset-4 hover:underline",
    },
    size: {
      sm: "min-h-10 px-3.5 text-s-1",
      default: "min-h-11 px-5 text-s0",
      lg: "min-h-13 px-7 text-s1",
      icon: "size-11 p-0",
    },
  },
  defaultVariants: { variant: "default", size: "default" },
});

/**
 * A button, or with `asChild` its one child that looks like one. At most one of the default variant in a view.
 * Class names are joined, not merged: the error page, which every page loads, has no use for the merging library.
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
