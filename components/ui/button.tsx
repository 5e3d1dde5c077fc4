import { cloneElement, isValidElement } from "react";
import { type ButtonLook, buttonVariants } from "@/components/ui/button-look";

// Where components of shadcn's registry look for it.
export { buttonVariants };

/**
 * A button, or with `asChild` its one child that looks like one. At most one of the default variant in a view.
 * Class names are joined, not merged, and the child is made without a library: many pages load this file.
 */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  type = "button",
  ...props
}: React.ComponentProps<"button"> & ButtonLook & { asChild?: boolean }) {
  const look = { "data-slot": "button", className: buttonVariants({ variant, size, className }) };
  if (!asChild) return <button type={type} {...look} {...props} />;
  const { children: child, ...rest } = props;
  if (!isValidElement<{ className?: string }>(child)) return null;
  const own = child.props.className;
  return cloneElement(child, { ...look, ...rest, className: own ? `${look.className} ${own}` : look.className });
}
