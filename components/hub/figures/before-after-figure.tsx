import styles from "@/components/hub/figures/before-after.module.css";
import { FigureFrame } from "@/components/layout/figure-frame";

/** What happened to each phrase; the letter links the two sides. */
const MOVES = [
  { mark: "a", label: "An empty sentence, deleted" },
  { mark: "b", label: "A material, as a share of a named part" },
  { mark: "c", label: "A change, with base and boundary" },
  { mark: "d", label: "An aim, with a date and a plan" },
  { mark: "e", label: "A fact left out, put back" },
] as const;

type Mark = (typeof MOVES)[number]["mark"];

const Was = ({ mark, children }: { mark: Mark; children: React.ReactNode }) => <del data-mark={mark}>{children}</del>;
const Is = ({ mark, children }: { mark: Mark; children: React.ReactNode }) => <ins data-mark={mark}>{children}</ins>;

/** One paragraph before and after, with what happened to each phrase. Selecting one needs no JavaScript. */
export function BeforeAfterFigure() {
  return (
    <FigureFrame
      id="figure-before-after"
      kind="Rewritten"
      label="Example"
      title="One paragraph, before and after"
      subtitle="From the website of an invented outdoor brand. Select a change to see which words it affected."
      source="Brand and figures are invented. 186 of the jacket’s 620 grams are recycled; 0.82 × 1.30 is 1.07."
    >
      <div className={styles.box}>
        <fieldset className={styles.moves}>
          <legend className="sr-only">What happened</legend>
          <label>
            <input type="radio" name="before-after" value="all" defaultChecked /> All changes
          </label>
          {MOVES.map(({ mark, label }) => (
            <label key={mark}>
              <input type="radio" name="before-after" value={mark} /> {label}
            </label>
          ))}
        </fieldset>
        <div className={styles.sides}>
          <div>
            <h4>Before</h4>
            <p>
              <Was mark="a">We are an eco-friendly brand that cares for the planet.</Was> Our jackets are made from{" "}
              <Was mark="b">sustainable materials</Was>. We have <Was mark="c">drastically cut our emissions</Was>, and
              our climate targets are <Was mark="d">ambitious</Was>.
            </p>
          </div>
          <div>
            <h4>After</h4>
            <p>
              <Is mark="b">
                64% of the outer cloth of this jacket is recycled polyester, by weight; that is 30% of the whole jacket,
                and the rest is new.
              </Is>{" "}
              <Is mark="c">
                Making one jacket causes 18% less emissions than in 2021, from fibre to finished garment. Transport is
                not included.
              </Is>{" "}
              <Is mark="e">We made 30% more jackets than in 2021, so our total emissions rose by 7%.</Is>{" "}
              <Is mark="d">
                By December 2027 the dye works will run without gas: the plan is on this page, with the yearly report of
                the engineers who check it.
              </Is>
            </p>
          </div>
        </div>
      </div>
    </FigureFrame>
  );
}
