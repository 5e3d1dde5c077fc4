"use client";

import { useRouter } from "next/navigation";
import { type ComponentType, useRef, useState, useSyncExternalStore, useTransition } from "react";
import styles from "./filter-bar.module.css";
import { ChevronIcon } from "@/components/ui/icon";
import type { PickerMenuProps } from "./picker-menu";
import type { PickerFieldProps } from "./picker-props";

const WORDS = {
  market: { label: "Country", none: "Choose a country", empty: "No countries available" },
  industry: { label: "Industry", none: "All industries", empty: "No industry found." },
} as const;

function subscribeToFocus(notify: () => void) {
  document.addEventListener("focusout", notify);
  return () => document.removeEventListener("focusout", notify);
}

/** True once scripts run and the native select is not in use, because it must not be replaced while someone uses it. */
const mayReplaceSelect = () => !(document.activeElement instanceof HTMLSelectElement);

/** One filter: a native select that a script replaces by a button with a searchable list, loaded on first use. */
export function PickerField(props: PickerFieldProps) {
  const { kind, chosen, options, field = kind } = props;
  const words = WORDS[kind];
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const isScripted = useSyncExternalStore(subscribeToFocus, mayReplaceSelect, () => false);
  const [Menu, setMenu] = useState<ComponentType<PickerMenuProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isPlain, setIsPlain] = useState(false);
  const [isLeaving, startLeaving] = useTransition();
  const current = options.find(({ slug }) => slug === chosen);
  const lead = (href: string) => startLeaving(() => router.push(href));

  async function pick(slug: string) {
    try {
      const { choiceHref } = await import("./picker-choice");
      const href = choiceHref(props, slug);
      if (href) lead(href);
    } catch {
      // The form’s own button still leads there.
    }
  }

  async function toggle() {
    setIsOpen(!isOpen);
    try {
      const { PickerMenu } = await import("./picker-menu");
      setMenu(() => PickerMenu);
    } catch {
      setIsPlain(true);
    }
  }

  const preload = () => void import("./picker-menu").catch(() => undefined);

  if (!isScripted || isPlain) {
    return (
      <div className={styles.field}>
        <label htmlFor={`pick-${kind}`} className={styles.label}>
          {words.label}
        </label>
        <select
          id={`pick-${kind}`}
          name={field}
          defaultValue={chosen}
          className={styles.control}
          onChange={(event) => void pick(event.target.value)}
        >
          {kind === "industry" || options.length === 0 || !current ? (
            <option value="">{options.length === 0 ? words.empty : words.none}</option>
          ) : null}
          {options.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <ChevronIcon className={styles.icon} />
      </div>
    );
  }

  return (
    <div className={styles.field} data-leaving={isLeaving || undefined}>
      <input type="hidden" name={field} value={chosen} />
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen && Menu !== null}
        className={styles.control}
        onClick={() => void toggle()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span className={styles.label}>{words.label} </span>
        {current?.name ?? words.none}
      </button>
      <ChevronIcon className={styles.icon} />
      {Menu ? (
        <Menu
          field={props}
          none={words.none}
          anchor={button}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onLead={lead}
        />
      ) : null}
    </div>
  );
}
