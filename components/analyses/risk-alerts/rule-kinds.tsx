import { ALERT_KINDS, KIND_NAMES, SENSITIVITY_NAMES } from "@/lib/study/alert-names";
import type { AlertLimit, AlertRule } from "@/lib/analyses/risk-alerts/rule";
import { SENSITIVITIES } from "@/lib/study/risk-alert";
import { METHODS } from "@/lib/analyses/risk-alerts/wording";

interface RuleKindsProps {
  id: string;
  kinds: AlertRule["kinds"];
  error: string | undefined;
  onChange: (kinds: AlertRule["kinds"]) => void;
}

const LIMITS: readonly AlertLimit[] = ["off", ...SENSITIVITIES];
const nameOf = (limit: AlertLimit) => (limit === "off" ? "Off" : SENSITIVITY_NAMES[limit]);

/** At which limits a rule listens to each kind of evidence. */
export function RuleKinds({ id, kinds, error, onChange }: RuleKindsProps) {
  return (
    <fieldset id={id} tabIndex={-1} className={`mb-5 ${error ? "border-l-4 border-lingon pl-4" : ""}`}>
      <legend className="leading-note font-name">Types of alert</legend>
      <p className="text-s-1 text-ink-2">
        Strict: few alerts, rarely false. Sensitive: earlier alerts, more often false.
      </p>
      {error ? <p className="text-s-1 font-title text-lingon">{error}</p> : null}
      <div className="mt-2 max-w-2xl border-t border-rule">
        {ALERT_KINDS.map((kind) => (
          <div
            key={kind}
            role="radiogroup"
            aria-label={KIND_NAMES[kind]}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-1.5"
          >
            <span className="text-s-1">
              {KIND_NAMES[kind]} <span className="text-ink-2">{METHODS[kind]}</span>
            </span>
            <span className="inline-flex flex-wrap overflow-hidden rounded-md border border-control">
              {LIMITS.map((limit, index) => (
                <label
                  key={limit}
                  className={`cursor-pointer px-3 text-s-1 font-value text-ink-2 hover:bg-hover has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus ${index > 0 ? "border-l border-control" : ""}`}
                >
                  <input
                    type="radio"
                    name={`${id}-${kind}`}
                    value={limit}
                    checked={kinds[kind] === limit}
                    className="sr-only"
                    onChange={() => onChange({ ...kinds, [kind]: limit })}
                  />
                  <span className="flex min-h-8 items-center max-md:min-h-11">{nameOf(limit)}</span>
                </label>
              ))}
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
