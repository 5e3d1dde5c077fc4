"use client";

import { useRouter } from "next/navigation";
import { type ComponentType, useRef, useState, useSyncExternalStore, useTransition } from "react";
import type { SignUpDialogProps } from "@/components/rankings/sign-up-dialog";
import type { Named } from "@/lib/catalogue/names/named";
import { isSignedInHere } from "@/lib/access/session-events";
import { fullRankingHref, rankingHref } from "@/lib/rankings/search-params";
import styles from "./filter-bar.module.css";
import { ChevronIcon } from "@/components/ui/icon";
import type { PickerListProps } from "./picker-list";

export interface PickerOption {
  slug: string;
  name: string;
  /** Brands ranked. */
  count: number;
  /** The option's link, for people who may see its page. */
  href?: string;
}

interface PickerFieldProps {
  kind: "market" | "industry";
  /** Slug of the current option, empty for none. */
  chosen: string;
  market: Named | null;
  industry: string;
  options: PickerOption[];
  /** Name of the form's parameter. */
  field?: string;
  /** Link for "none" if the options are links. */
  noneHref?: string;
}

const WORDS = {
  market: {
    label: "Country",
    none: "Choose a country",
    find: "Find a country",
    missing: "No country found.",
    empty: "No countries available",
  },
  industry: {
    label: "Industry",
    none: "All industries",
    find: "Find an industry",
    missing: "No industry found.",
    empty: "No industry found.",
  },
} as const;

function subscribeToFocus(notify: () => void) {
  document.addEventListener("focusout", notify);
  return () => document.removeEventListener("focusout", notify);
}

/** True once scripts run and the native select is not in use, because it must not be replaced while someone uses it. */
const mayReplaceSelect = () => !(document.activeElement instanceof HTMLSelectElement);

/** One filter: a native select that a script replaces by a button with a searchable list, loaded on first use. */
export function PickerField({ kind, chosen, market, industry, options, field = kind, noneHref }: PickerFieldProps) {
  const words = WORDS[kind];
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const isScripted = useSyncExternalStore(subscribeToFocus, mayReplaceSelect, () => false);
  const [List, setList] = useState<ComponentType<PickerListProps> | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<SignUpDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<PickerOption | null>(null);
  const [isPlain, setIsPlain] = useState(false);
  const [isLeaving, startLeaving] = useTransition();
  const current = options.find(({ slug }) => slug === chosen);

  function go(next: { market: string; industry: string }) {
    if (isSignedInHere()) {
      // The full rankings drop an industry that the market lacks, and say so.
      const full = fullRankingHref(rankingHref(next));
      if (full) startLeaving(() => router.push(full));
      return;
    }
    // The server decides about the industry, which is dropped if the new market lacks it.
    const asked = `/rankings/go?${new URLSearchParams(next).toString()}`;
    startLeaving(() => router.push(next.industry ? asked : rankingHref({ market: next.market })));
  }

  function goTo(slug: string) {
    const href = slug ? options.find((each) => each.slug === slug)?.href : noneHref;
    if (href) startLeaving(() => router.push(href));
    else if (kind === "market") go({ market: slug, industry });
    else if (market) go({ market: market.slug, industry: slug });
  }

  async function choose(slug: string) {
    setIsOpen(false);
    const option = options.find((each) => each.slug === slug);
    if (slug === chosen) return;
    if (kind === "market" || !option || option.href || isSignedInHere()) return goTo(slug);
    try {
      const { SignUpDialog } = await import("@/components/rankings/sign-up-dialog");
      setDialog(() => SignUpDialog);
      setAsked(option);
    } catch {
      goTo(slug); // The same text as on the industry's page.
    }
  }

  async function toggle() {
    setIsOpen(!isOpen);
    try {
      const { PickerList } = await import("./picker-list");
      setList(() => PickerList);
    } catch {
      setIsPlain(true);
    }
  }

  const preload = () => void import("./picker-list").catch(() => undefined);

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
          onChange={(event) => goTo(event.target.value)}
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
        aria-expanded={isOpen && List !== null}
        className={styles.control}
        onClick={() => void toggle()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span className={styles.label}>{words.label} </span>
        {current?.name ?? words.none}
      </button>
      <ChevronIcon className={styles.icon} />
      {List && isOpen ? (
        <List
          anchor={button}
          words={words}
          options={kind === "industry" ? [{ slug: "", name: words.none, count: null }, ...options] : options}
          chosen={chosen}
          onChoose={(slug) => void choose(slug)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
      {Dialog && asked && market ? (
        <Dialog market={market} industry={asked} returnTo={button} onClose={() => setAsked(null)} />
      ) : null}
    </div>
  );
}
