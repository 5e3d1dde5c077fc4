"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { brandNamesQuery } from "@/components/charts/brand-names-query";
import { BrandField } from "@/components/charts/brand-field";
import { findBrands, toSearchableBrands } from "@/components/charts/brand-search";
import { Button } from "@/components/ui/button";
import { PlusIcon } from "@/components/charts/analysis-icons";
import { SearchIcon } from "@/components/ui/icon";
import type { Named } from "@/lib/catalogue/names/named";
import { readNames } from "@/lib/discovery/portal/pasted-names";
import { queryClient } from "@/lib/platform/browser/query-client";
import { formatNumber } from "@/lib/platform/words/format";
import { joinNames } from "@/lib/platform/words/sentences";
import { useFollow } from "./use-follow";

interface FollowSearchProps {
  /** Brands of the reader's industry, by name. */
  offered: readonly Named[];
  /** Where they are from: "Food in Norway"; null without an industry. */
  from: string | null;
  /** Address and number of all of them. */
  all: { href: string; count: number } | null;
}

/** Brands listed below the field. */
const MOST = 8;

/** Finds brands to follow, one by one or as a pasted list of names. */
export function FollowSearch({ offered, from, all }: FollowSearchProps) {
  const { data, isError } = useQuery(brandNamesQuery, queryClient);
  const { keep, notice, isDrawing } = useFollow();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const id = useId();
  const asked = useDeferredValue(text.trim());
  const brands = useMemo(() => toSearchableBrands(data ?? []), [data]);
  const found = useMemo(() => (asked === "" ? [] : findBrands(brands, asked).slice(0, MOST)), [brands, asked]);
  const at = Math.min(active, found.length - 1);
  const current = found[at];
  const follow = (chosen: readonly Named[]) => {
    setText("");
    setActive(0);
    void keep(chosen, true);
  };
  return (
    <div aria-busy={isDrawing} className="no-print">
      <div className="relative max-w-160">
        <div className="flex min-h-13 items-center gap-3 rounded-md border-[1.5px] border-control px-3.5 focus-within:border-focus focus-within:outline-2 focus-within:outline-focus">
          <SearchIcon />
          <BrandField
            label="Brand to follow"
            placeholder="Type a brand, or paste a list of names"
            maxLength={4000}
            className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3"
            text={text}
            onText={setText}
            listId={id}
            options={found}
            active={at}
            onActive={setActive}
            onPick={(brand) => follow([brand])}
            onPaste={(event) => {
              const pasted = readNames(event.clipboardData.getData("text"), data ?? []);
              if (pasted.found.length + pasted.unknown.length < 2) return;
              event.preventDefault();
              setUnknown(pasted.unknown);
              if (pasted.found.length > 0) follow(pasted.found);
            }}
            onOtherKey={({ key }) => {
              if (key === "Escape") setText("");
              return key === "Escape";
            }}
          />
        </div>
        <ul
          id={id}
          role="listbox"
          aria-label="Brands"
          hidden={found.length === 0}
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-rule-strong bg-paper-raised py-1"
        >
          {found.map(({ slug, name }) => (
            <li
              key={slug}
              id={`${id}-${slug}`}
              role="option"
              aria-selected={slug === current?.slug}
              className="flex min-h-10 cursor-pointer items-center px-3.5 wrap-anywhere hover:bg-hover aria-selected:bg-spruce-tint"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => follow([{ slug, name }])}
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="text-s-1 leading-5 text-ink-2">
        {notice}
        {isError ? "We couldn’t load the list of brands. Reload the page to try again." : ""}
        {asked !== "" && data && found.length === 0 ? "No brand in the study matches that." : ""}
        {unknown.length > 0 ? ` Not found: ${joinNames(unknown)}.` : ""}
      </p>
      {offered.length > 0 && from !== null ? (
        <>
          <p className="mt-3 mb-2 text-s-1 leading-5 text-ink-2">{from}, in alphabetical order:</p>
          <ul className="flex flex-wrap items-center gap-1.5">
            {offered.map((brand) => (
              <li key={brand.slug} className="max-w-full">
                <Button
                  variant="outline"
                  size="sm"
                  className="max-w-full"
                  aria-label={`Follow ${brand.name}`}
                  disabled={isDrawing}
                  onClick={() => void keep([brand], true)}
                >
                  <span className="max-w-56 truncate">{brand.name}</span> <PlusIcon />
                </Button>
              </li>
            ))}
            {all ? (
              <li>
                <Link href={all.href} prefetch={false} className="link inline-flex min-h-8 items-center px-2 text-s-1">
                  All {formatNumber(all.count)}
                </Link>
              </li>
            ) : null}
          </ul>
        </>
      ) : null}
    </div>
  );
}
