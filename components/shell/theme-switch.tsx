"use client";

import { cx } from "class-variance-authority";
import { useSyncExternalStore } from "react";
import type { Theme } from "@/components/layout/theme";
import { THEME_KEY } from "@/components/layout/theme-look";
import { useScripted } from "@/components/ui/use-scripted";

const CHOICES: readonly (readonly [Theme, string])[] = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
];

/** Loaded with the first change. */
const change = () => import("@/components/layout/theme");

/** Follows the page's theme and choices in other tabs. */
function follow(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === THEME_KEY) void change().then(({ showTheme }) => showTheme());
  };
  addEventListener("storage", hear);
  return () => {
    watch.disconnect();
    removeEventListener("storage", hear);
  };
}

/** Applied at once; stored, with the browser's frame coloured, once loaded. */
function pick(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  void change().then(({ setTheme }) => setTheme(theme));
}

const shown = () => document.documentElement.dataset.theme ?? "system";

/** Which theme the site is shown in. It is nothing without JavaScript; its room is kept until they run. */
export function ThemeSwitch() {
  const isScripted = useScripted();
  const theme = useSyncExternalStore(follow, shown, () => "system");
  return (
    <div
      role="radiogroup"
      aria-labelledby="theme"
      className={cx("no-print flex items-center gap-4", !isScripted && "invisible")}
    >
      <span id="theme" className="text-s-1">
        Theme
      </span>
      {CHOICES.map(([value, words]) => (
        <label
          key={value}
          className={cx(
            "relative inline-flex min-h-8 min-w-8 items-center border-b-2 border-transparent text-s-1 hover:border-rule-strong hover:text-ink max-md:min-h-11 max-md:min-w-11 max-md:justify-center",
            "has-checked:border-spruce has-checked:font-semibold has-checked:text-ink has-focus-visible:rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          )}
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => pick(value)}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {words}
        </label>
      ))}
    </div>
  );
}
