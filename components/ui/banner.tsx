import { clsx } from "clsx";
import { CloseIcon, InfoIcon, WarningIcon } from "@/components/ui/icon";

const BASE = "no-print text-small leading-5 forced-colors:border-b";
const VARIANTS = {
  /** Something will happen unless the reader acts. */
  warning: "bg-cloudberry text-[oklch(22%_0.04_70)]",
  /** Something is not as it should be. */
  destructive: "border-l-3 border-lingon bg-lingon-tint text-ink [&_[data-slot=banner-icon]]:text-lingon",
  /** Good to know. */
  default: "border-l-3 border-control bg-paper-sunk text-ink",
};

interface BannerProps extends React.ComponentProps<"div"> {
  variant?: keyof typeof VARIANTS;
  /** One thing to do about it: a link or a button. */
  action?: React.ReactNode;
  /** With it the banner can be put away. */
  onClose?: () => void;
}

/** One line across the page, above the header: it pushes the page down and covers nothing. */
export function Banner({ variant = "default", action, onClose, className, children, ...props }: BannerProps) {
  return (
    <div
      data-slot="banner"
      role={variant === "warning" ? "alert" : "status"}
      className={clsx(BASE, VARIANTS[variant], className)}
      {...props}
    >
      <div className="wrap flex min-h-12 items-center gap-x-3 gap-y-1 py-2">
        <span data-slot="banner-icon" className="shrink-0">
          {variant === "warning" || variant === "destructive" ? <WarningIcon /> : <InfoIcon />}
        </span>
        <div className="min-w-0 flex-1">{children}</div>
        {action}
        {onClose && (
          <button
            type="button"
            aria-label="Dismiss"
            onClick={onClose}
            className="grid size-8 shrink-0 place-items-center rounded-sm hover:bg-current/10"
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </div>
  );
}
