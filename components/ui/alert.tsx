import { clsx } from "clsx";

// Joined by hand, as a button's: every form has one, and brings no library for it.
const BASE = "border-l-4 py-1 pl-3 text-s-1 leading-normal break-words";
const VARIANTS = {
  destructive: "border-lingon font-title text-lingon",
  default: "border-spruce text-ink",
};

interface AlertProps extends React.ComponentProps<"div"> {
  variant?: keyof typeof VARIANTS;
}

/** A message about the form or step as a whole: an error, or a quiet confirmation. May take the focus. */
export function Alert({ className, variant = "destructive", ...props }: AlertProps) {
  return (
    <div
      data-slot="alert"
      role={variant === "default" ? "status" : "alert"}
      tabIndex={-1}
      className={clsx(BASE, VARIANTS[variant], className)}
      {...props}
    />
  );
}
