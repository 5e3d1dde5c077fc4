"use client";

import { useSyncExternalStore } from "react";
import { followTheme, getTheme, setTheme, type Theme } from "@/components/layout/theme";
import { useScripted } from "@/components/ui/use-scripted";

const CHOICES: readonly (readonly [Theme, string])[] = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
];

/** Which theme the site is shown in. It is nothing without scripts; its room is kept until they run. */
export function ThemeSwitch() {
  const scripted = useScripted();
  const theme = useSyncExternalStore(followTheme, getTheme, () => "system");
  return (
    <fieldset className={`no-print flex items-center gap-3 ${scripted ? "" : "invisible"}`}>
      <legend className="sr-only">Colour theme</legend>
      {CHOICES.map(([value, words]) => (
        <label
          key={value}
          className="inline-flex min-h-8 min-w-8 cursor-pointer items-center border-b-2 border-transparent text-s-1 text-ink-2 hover:text-ink has-checked:border-spruce has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:min-h-11 max-md:px-1"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === value}
            onChange={() => setTheme(value)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
