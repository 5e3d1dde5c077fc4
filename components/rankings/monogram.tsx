"use client";

import { toMonogramShape } from "./monogram-shape";

interface MonogramProps {
  name: string;
  /** Replaces the usual size as well. */
  className?: string;
}

/**
 * A brand's mark: two letters over growth rings. Decorative, since the name is always beside it. Also drawn in the
 * browser, so that a page's data contain only the name.
 */
export function Monogram({ name, className = "size-10" }: MonogramProps) {
  const { letters, hue, centre, radii } = toMonogramShape(name);
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-slot="monogram"
      className={`monogram ${className}`}
      style={{ "--hue": hue } as React.CSSProperties}
    >
      {radii.map((radius) => (
        <circle key={radius} cx={centre.x} cy={centre.y} r={radius} />
      ))}
      <text x="20" y="25.3">
        {letters}
      </text>
    </svg>
  );
}
