import { MeasuredSwatch } from "@/components/design/measured-swatch";
import { DesignSection, Specimen } from "@/components/design/specimen";

interface Palette {
  label: string;
  tokens: readonly string[];
  on: string;
  least: number | null;
}

const PALETTES: readonly Palette[] = [
  {
    label: "Backgrounds and rules",
    tokens: ["paper", "paper-raised", "paper-sunk", "hover", "birch", "rule", "rule-strong"],
    on: "ink",
    least: null,
  },
  {
    label: "Words: at least 4.5 to 1",
    tokens: ["ink", "ink-2", "ink-3", "spruce", "spruce-strong", "fjord", "lingon"],
    on: "paper",
    least: 4.5,
  },
  {
    label: "Edges and marks: at least 3 to 1",
    tokens: ["control", "moss", "focus", "cloudberry-line"],
    on: "paper",
    least: 3,
  },
  { label: "Filled, with text on them", tokens: ["spruce"], on: "on-spruce", least: 4.5 },
  {
    label: "Charts, in the order brands use them",
    tokens: ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"],
    on: "paper",
    least: 3,
  },
  { label: "Behaviour groups, from bark to spruce", tokens: ["g1", "g2", "g3", "g4"], on: "paper", least: null },
  {
    label: "Above and below a reference; bands",
    tokens: ["above", "below", "band-fill", "band-quiet", "band-edge", "needle", "frost"],
    on: "paper",
    least: null,
  },
];

const PAIRS = [
  ["spruce-strong", "spruce-tint"],
  ["on-lingon", "lingon-solid"],
  ["lingon", "lingon-tint"],
  ["cloudberry-ink", "cloudberry-tint"],
  ["on-cloudberry", "cloudberry"],
] as const;

/** Every colour with its contrast, measured in the theme that is on. */
export function ColourSection() {
  return (
    <DesignSection
      id="colour"
      title="Colour"
      note="One set of names for light and dark. The contrast is measured here, in the theme you see."
    >
      <div className="grid gap-7">
        {PALETTES.map(({ label, tokens, on, least }) => (
          <Specimen key={label} label={label}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-3 gap-y-4">
              {tokens.map((token) => (
                <MeasuredSwatch key={token} token={token} on={on} least={least} />
              ))}
              {label.startsWith("Filled") &&
                PAIRS.map(([front, back]) => <MeasuredSwatch key={back} token={back} on={front} least={4.5} />)}
            </ul>
          </Specimen>
        ))}
      </div>
    </DesignSection>
  );
}
