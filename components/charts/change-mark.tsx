const SHAPES = { up: "M6 1.5 11 10.5H1Z", down: "M6 10.5 1 1.5h10Z", none: "M1.5 6h9" } as const;

/** Rises are spruce, falls ink: red would be a judgement. */
const FILLED = { up: "fill-c1 stroke-c1", down: "fill-ink stroke-ink", none: "fill-none stroke-ink-3" } as const;

interface ChangeMarkProps {
  direction: keyof typeof SHAPES;
  /** Filled if the change is clear, hollow if not or not testable. */
  isClear?: boolean;
}

/** The mark of a change, the same everywhere, next to its words. */
export function ChangeMark({ direction, isClear = false }: ChangeMarkProps) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      strokeWidth="1.4"
      strokeLinejoin="round"
      className={`inline-block size-3 ${isClear ? FILLED[direction] : FILLED.none}`}
    >
      <path d={SHAPES[direction]} />
    </svg>
  );
}
