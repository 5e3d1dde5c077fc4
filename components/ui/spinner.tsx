/**
 * A spinner; the text beside it says what is pending. By default it has the colour of that text. Static under reduced
 * motion.
 */
export function Spinner({ className = "size-7 text-spruce", ...props }: React.ComponentProps<"svg">) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={`shrink-0 animate-spin fill-none stroke-current ${className}`}
      strokeWidth="2"
      {...props}
    >
      <circle cx="10" cy="10" r="7.5" strokeOpacity="0.3" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  );
}
