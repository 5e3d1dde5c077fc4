import { cn } from "@/components/ui/class-names";
import { toMonogramShape } from "./monogram-shape";

/** A brand's mark: two letters over growth rings. Decorative, the name always is beside it. */
export function Monogram({ name, className }: { name: string; className?: string }) {
  const { letters, hue, centre, radii } = toMonogramShape(name);
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-slot="monogram"
      className={cn("monogram block size-10 overflow-hidden rounded-md", className)}
      style={{ "--hue": hue } as React.CSSProperties}
    >
      <g fill="none" strokeWidth="1.25">
        {radii.map((radius, ring) => (
          <circle key={ring} cx={centre.x} cy={centre.y} r={radius} />
        ))}
      </g>
      <text
        x="20"
        y="25.3"
        textAnchor="middle"
        className="fill-current stroke-none text-small font-title tracking-figure"
      >
        {letters}
      </text>
    </svg>
  );
}
