"use client";

import { useSyncExternalStore } from "react";
import type { Theme } from "@/components/layout/theme";
import styles from "@/components/shell/footer.module.css";
import { useScripted } from "@/components/ui/use-scripted";

const CHOICES: readonly (readonly [Theme, string])[] = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
];

/** Loaded with the first change. */
const change = () => import("@/components/layout/theme");

/** Follows the page's theme. */
function follow(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => watch.disconnect();
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
      className={`no-print flex flex-wrap items-center gap-x-4 ${isScripted ? "" : "invisible"}`}
    >
      <span id="theme" className="text-s-1">
        Theme
      </span>
      {CHOICES.map(([value, words]) => (
        <label key={value} className={styles.theme}>
          <input type="radio" name="theme" value={value} checked={theme === value} onChange={() => pick(value)} />
          {words}
        </label>
      ))}
    </div>
  );
}
