/**
 * The frame of every line icon: a field of 20, in the colour of the adjacent text. Decorative, since text or a label
 * says the same. Icons used in only one place are defined there (dock, account menu).
 */
export function Icon({ className = "size-4.5", children, ...props }: React.ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      {...props}
      // Joined by hand: these are drawn by scripts as well, which need not carry the merging of class names.
      className={`icon ${className}`}
    >
      {children}
    </svg>
  );
}

interface IconProps {
  /** Replaces the usual size as well. */
  className?: string;
}

/** Of everything that closes. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

/** Points down; rotated by its user when open. */
export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 8 5 5 5-5" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4 4" />
    </Icon>
  );
}

export function CheckIcon({ className = "size-4.5" }: IconProps) {
  return (
    <Icon className={`stroke-2 ${className}`}>
      <path d="m4 10.5 4 4L16 6" />
    </Icon>
  );
}

/** What an account or a plan opens. */
export function LockIcon({ className = "size-3.5" }: IconProps) {
  return (
    <Icon className={`inline-block stroke-[1.8] ${className}`}>
      <rect x="3.75" y="8.75" width="12.5" height="8.75" rx="1.9" />
      <path d="M6.25 8.75v-2.5a3.75 3.75 0 0 1 7.5 0v2.5" />
    </Icon>
  );
}

/** Something is wrong, or soon will be. */
export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3 2.5 16.5h15zM10 8.5v3.6M10 14.2v.1" />
    </Icon>
  );
}

/** Good to know. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 9.2v4.3M10 6.5v.1" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4l2.6 1.8" />
    </Icon>
  );
}
