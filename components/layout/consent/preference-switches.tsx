import { Switch } from "@/components/ui/switch";
import type { Preferences } from "@/lib/platform/consent/consent";

const KINDS = [
  { name: "necessary", title: "Necessary", words: "Keeps you signed in and remembers this choice. Always on." },
  { name: "analytics", title: "Analytics", words: "How fast pages load and respond." },
  { name: "marketing", title: "Marketing", words: "Whether a campaign brought you here. Not in use today." },
] as const;

interface PreferenceSwitchesProps {
  value: Preferences;
  /** Undefined before hydration. */
  onChange?: (value: Preferences) => void;
}

/** The three categories of cookies, each with a switch. */
export function PreferenceSwitches({ value, onChange }: PreferenceSwitchesProps) {
  return (
    <div>
      {KINDS.map(({ name, title, words }) => {
        const isFixed = name === "necessary" || !onChange;
        return (
          <label
            key={name}
            className={`flex items-center justify-between gap-5 border-t border-rule py-4 ${isFixed ? "" : "cursor-pointer"}`}
          >
            <span>
              <span className="block text-s1 leading-6 font-semibold">{title}</span>
              <span id={`cookies-${name}`} className="block text-s-1 leading-5 text-ink-2">
                {words}
              </span>
            </span>
            <span className="flex shrink-0 items-center">
              <Switch
                aria-label={title}
                aria-describedby={`cookies-${name}`}
                checked={value[name]}
                disabled={isFixed}
                onChange={(event) => onChange?.({ ...value, [name]: event.currentTarget.checked })}
              />
            </span>
          </label>
        );
      })}
    </div>
  );
}
