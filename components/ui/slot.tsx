import { cloneElement, isValidElement } from "react";
import { cn } from "@/lib/utils";

type SlotProps = React.HTMLAttributes<HTMLElement> & { children?: React.ReactNode };

/** Renders its one child element with its own properties added; what the child says itself wins, class names join. */
export function Slot({ children, className, ...props }: SlotProps) {
  if (!isValidElement<SlotProps>(children)) throw new Error("Slot needs exactly one element as its child.");
  return cloneElement(children, { ...props, ...children.props, className: cn(className, children.props.className) });
}
