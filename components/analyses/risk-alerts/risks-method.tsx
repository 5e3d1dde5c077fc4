import { StudyText } from "@/components/layout/study-text";
import Link from "next/link";

/** How alerts are raised, and the meaning and limits of their rates. */
export function RisksMethod() {
  return (
    <>
      <p>
        We look for four things: a gradual fall behind the market, a drop to a lower level, a rank range that no longer
        overlaps <StudyText>{"{{last.wave}}"}</StudyText>’s, and a growing age gap.{" "}
        <Link href="/about-study/risk-alerts" prefetch={false} className="link">
          Each rule, with its formula
        </Link>
        . The limits are based on all years of the study, including years outside your plan, which are not shown.
      </p>
      <p>
        Limits are set so that the false-alarm rate is known in advance: the share of unchanged brands flagged in a
        year. Expected false alarms are that rate times the number of brands, added up over the alert types. This
        assumes no brand has changed, so it is an upper limit.
      </p>
      <p>
        An alert persisted if, in the next study, the brand was closer to the alert level than to its earlier level;
        otherwise it reversed. A true fall can reverse, and a chance one can persist. Alerts don’t say why something
        happened or that it will continue.
      </p>
      <p>
        Severity is the order to look in: alerts at strict limits are high, standard medium and sensitive low; a second
        type of alert raises severity one level. The types use the same scores, so agreement is not independent proof.
      </p>
    </>
  );
}
