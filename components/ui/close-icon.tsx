/** The cross of everything that closes. */
export function CloseIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      className="size-4.5"
    >
      <path d="m5 5 10 10M15 5 5 15" />
    </svg>
  );
}
