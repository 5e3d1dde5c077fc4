import { DesignSection, Specimen, Specimens } from "@/components/design/specimen";

const SPACES = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128] as const;

/** Distances, rules, radii and the one shadow. */
export function SpaceSection() {
  return (
    <DesignSection
      id="space"
      title="Space and rules"
      note="Thin rules rather than boxes. Boxes and the one shadow are for things that float: menus, windows, toasts."
    >
      <ul className="grid gap-1.5">
        {SPACES.map((px, index) => (
          <li key={px} className="grid grid-lead-8 items-center gap-x-4 text-s-2 text-ink-2">
            {px}
            <span className="h-3 rounded-[1px] bg-c1" style={{ width: `var(--s${index + 1})` }} />
          </li>
        ))}
      </ul>
      <Specimens className="mt-9">
        <Specimen label="Rules">
          <p className="border-t-2 border-ink pt-1.5 pb-5 text-s-1">2 px ink opens a section or a figure</p>
          <p className="border-t border-ink pt-1.5 pb-5 text-s-1">1 px ink: head of a table, or an axis</p>
          <p className="border-t border-rule pt-1.5 text-s-1">1 px rule between rows</p>
        </Specimen>
        <Specimen label="Radii 3, 4 and 6; 8 and 10 for things that float">
          <div className="flex flex-wrap gap-3">
            {["rounded-xs", "rounded-sm", "rounded-md", "rounded-lg", "rounded-xl"].map((radius) => (
              <span key={radius} className={`size-12 border border-control ${radius}`} />
            ))}
          </div>
        </Specimen>
        <Specimen label="Lift">
          <div className="h-16 rounded-lg bg-paper-raised shadow-lift" />
        </Specimen>
      </Specimens>
    </DesignSection>
  );
}
