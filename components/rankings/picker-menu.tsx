"use client";

import { type ComponentType, type RefObject, useState } from "react";
import { choiceHref, lockedChoice } from "@/components/rankings/picker-choice";
import type { PickerFieldProps, PickerOption } from "@/components/rankings/picker-props";
import { PickerList } from "@/components/rankings/picker-list";
import type { SignUpDialogProps } from "@/components/rankings/sign-up-dialog";

const WORDS = {
  market: {
    label: "Country",
    find: "Find a country",
    missing: "No country found.",
    empty: "No countries available",
  },
  industry: {
    label: "Industry",
    find: "Find an industry",
    missing: "No industry found.",
    empty: "No industry found.",
  },
} as const;

export interface PickerMenuProps {
  field: PickerFieldProps;
  /** The option for none. */
  none: string;
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
  onLead: (href: string) => void;
}

/** What a filter's button opens, and what follows a choice: the page it leads to, or what an account opens. */
export function PickerMenu({ field, none, anchor, isOpen, onClose, onLead }: PickerMenuProps) {
  const { kind, chosen, market, options } = field;
  const [Dialog, setDialog] = useState<ComponentType<SignUpDialogProps> | null>(null);
  const [asked, setAsked] = useState<PickerOption | null>(null);

  function lead(slug: string) {
    const href = choiceHref(field, slug);
    if (href) onLead(href);
  }

  async function choose(slug: string) {
    onClose();
    if (slug === chosen) return;
    const locked = lockedChoice(field, slug);
    if (!locked) return lead(slug);
    try {
      const { SignUpDialog } = await import("@/components/rankings/sign-up-dialog");
      setDialog(() => SignUpDialog);
      setAsked(locked);
    } catch {
      lead(slug); // The same text as on the industry's page.
    }
  }

  return (
    <>
      {isOpen ? (
        <PickerList
          anchor={anchor}
          words={WORDS[kind]}
          options={kind === "industry" ? [{ slug: "", name: none, count: null }, ...options] : options}
          chosen={chosen}
          onChoose={(slug) => void choose(slug)}
          onClose={onClose}
        />
      ) : null}
      {Dialog && asked && market ? (
        <Dialog market={market} industry={asked} returnTo={anchor} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}
