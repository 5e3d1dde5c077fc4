const BASE = "button print:hidden disabled:button-off aria-busy:button-busy";
const VARIANTS = {
  default: "border-spruce bg-spruce text-on-spruce hover:border-spruce-strong hover:bg-spruce-strong",
  secondary: "border-ink bg-ink text-paper hover:border-ink-2 hover:bg-ink-2",
  outline: "border-control bg-transparent text-ink hover:border-ink hover:bg-hover",
  ghost: "border-transparent bg-transparent text-ink hover:bg-hover disabled:border-transparent",
  upgrade: "border-cloudberry-line bg-cloudberry text-on-cloudberry hover:border-ink",
  destructive: "border-lingon-solid bg-lingon-solid text-on-lingon hover:border-lingon-strong hover:bg-lingon-strong",
  link: "border-transparent bg-transparent text-spruce underline-offset-4 hover:underline",
};
const SIZES = {
  sm: "min-h-10 px-3.5 text-s-1",
  default: "min-h-11 px-5 text-s0",
  lg: "min-h-13 px-7 text-s1",
  icon: "size-11 p-0",
};

export interface ButtonLook {
  variant?: keyof typeof VARIANTS | null | undefined;
  size?: keyof typeof SIZES | null | undefined;
}

/**
 * What a button looks like, for links and for anything drawn without the button itself. Joined by hand: it is in the
 * frame of every page, which brings no library for it.
 */
export function buttonVariants({
  variant,
  size,
  className,
}: ButtonLook & { className?: string | undefined } = {}): string {
  const look = `${BASE} ${VARIANTS[variant ?? "default"]} ${SIZES[size ?? "default"]}`;
  return className ? `${look} ${className}` : look;
}
