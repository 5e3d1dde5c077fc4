"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { FilterIcon } from "@/components/charts/analysis-icons";
import { BrandsButton } from "@/components/charts/brands-button";
import { Button } from "@/components/ui/button";
import { CloseIcon } from "@/components/ui/icon";
import { followsQuery } from "@/lib/rankings/follows/follow-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { type Follow, MOST_FOLLOWS } from "@/lib/rankings/follows/follow";
import type { Named } from "@/lib/catalogue/names/named";
import { useFollow } from "./use-follow";

interface FollowListProps {
  /** As the page was rendered. */
  follows: readonly Follow[];
}

const FOLLOWED = { title: "You follow", action: "Follow" };
const toNamed = ({ slug, name }: Named): Named => ({ slug, name });

/** Taking brands up and giving them up, above the list of what happened to them. */
export function FollowList({ follows: drawn }: FollowListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { keep, notice, isDrawing } = useFollow();
  const { data } = useQuery({ ...followsQuery, enabled: isOpen, refetchOnMount: true }, queryClient);
  const follows = data ?? drawn;
  const id = useId();
  const change = async (next: readonly Named[]) => {
    const isIn = (list: readonly Named[], slug: string) => list.some((each) => each.slug === slug);
    const [left, come] = [
      follows.filter(({ slug }) => !isIn(next, slug)),
      next.filter(({ slug }) => !isIn(follows, slug)),
    ];
    if (left.length > 0) await keep(left.map(toNamed), false);
    if (come.length > 0) await keep(come.map(toNamed), true);
  };
  return (
    <div className="no-print mb-5">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-ml-3.5"
        onClick={() => setIsOpen(!isOpen)}
      >
        <FilterIcon />
        Choose brands
      </Button>
      <p role="status" className="sr-only">
        {notice}
      </p>
      <div id={id} hidden={!isOpen} aria-busy={isDrawing} className="border-l-3 border-spruce bg-paper-sunk px-4 py-4">
        <p className="mb-3 text-s-1 text-ink-2">
          {follows.length} of {MOST_FOLLOWS} brands followed. Only you can see these.
        </p>
        <ul aria-label="Brands you follow" className="flex min-w-0 flex-wrap gap-1.5">
          {follows.map(({ slug, name }) => (
            <li
              key={slug}
              className="inline-flex max-w-full min-w-0 items-center rounded-md border border-rule-strong bg-paper pl-3 text-s-1 font-value"
            >
              <span className="max-w-56 truncate">{name}</span>
              <button
                type="button"
                aria-label={`Unfollow ${name}`}
                className="grid min-h-8 w-8 shrink-0 place-items-center text-ink-2 hover:text-lingon max-md:min-h-11 max-md:w-10"
                onClick={() => void keep([{ slug, name }], false)}
              >
                <CloseIcon className="size-3.5" />
              </button>
            </li>
          ))}
          <li>
            <BrandsButton
              label="Follow a brand"
              brands={follows}
              most={MOST_FOLLOWS}
              words={FOLLOWED}
              allowsNone
              onChoose={(next) => void change(next)}
            />
          </li>
        </ul>
      </div>
    </div>
  );
}
