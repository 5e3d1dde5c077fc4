"use client";

import { useState } from "react";
import { BrandsButton } from "@/components/charts/brands-button";
import { Checkbox } from "@/components/ui/checkbox";
import { CloseIcon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { type AlertRule, MOST_WATCHED } from "@/lib/analyses/risk-alerts/rule";
import type { RisksPage } from "@/lib/analyses/risk-alerts/risks-page";
import { formatNumber } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";

interface RuleScopeProps {
  id: string;
  rule: AlertRule;
  page: Pick<RisksPage, "markets" | "industries" | "brands" | "overview">;
  error: string | undefined;
  onChange: (patch: Partial<Pick<AlertRule, "markets" | "industries" | "brands">>) => void;
}

const WATCHED = { title: "In the rule", action: "Take" };

/** Markets, industries and brands that a rule watches. */
export function RuleScope({ id, rule, page, error, onChange }: RuleScopeProps) {
  const [names, setNames] = useState<readonly Named[]>(page.brands);
  const { markets, industries, brands } = rule;
  const chosen = typeof brands === "string" ? [] : brands;
  const nameOf = (slug: string) => names.find((each) => each.slug === slug)?.name ?? slug;
  const turned = (list: readonly string[], slug: string) =>
    list.includes(slug) ? list.filter((each) => each !== slug) : [...list, slug];
  const chips = (slugs: readonly string[], name: (slug: string) => string, onRemove: (slug: string) => void) =>
    slugs.map((slug) => (
      <li
        key={slug}
        className="inline-flex max-w-full items-center rounded-md border border-rule-strong pl-2.5 text-s-1"
      >
        <span className="max-w-52 truncate">{name(slug)}</span>
        <button
          type="button"
          aria-label={`Remove ${name(slug)}`}
          className="grid size-8 shrink-0 place-items-center text-ink-2 hover:text-lingon max-md:size-11"
          onClick={() => onRemove(slug)}
        >
          <CloseIcon className="size-3.5" />
        </button>
      </li>
    ));
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="leading-note font-name">Markets</legend>
        <p className="mb-2 text-s-1 text-ink-2">Leave empty for all markets.</p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {page.markets.map(({ slug, name }) => (
            <Checkbox
              key={slug}
              checked={markets.includes(slug)}
              className="gap-2!"
              onChange={() => onChange({ markets: turned(markets, slug) })}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="max-w-md">
        <label htmlFor={`${id}-industry`} className="block leading-note font-name">
          Industries
        </label>
        <p className="text-s-1 text-ink-2">
          {industries.length === 0 ? "All industries, unless you add some." : "Only these."}
        </p>
        <Select
          id={`${id}-industry`}
          value=""
          onChange={(event) => onChange({ industries: [...industries, event.target.value] })}
        >
          <option value="">Add an industry</option>
          {page.industries
            .filter(({ slug }) => !industries.includes(slug))
            .map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
        </Select>
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {chips(
            industries,
            (slug) => page.industries.find((each) => each.slug === slug)?.name ?? slug,
            (slug) => onChange({ industries: turned(industries, slug) }),
          )}
        </ul>
      </div>
      <fieldset id={id} tabIndex={-1} className={error ? "border-l-4 border-lingon pl-4" : ""}>
        <legend className="leading-note font-name">Brands</legend>
        {error ? <p className="text-s-1 font-title text-lingon">{error}</p> : null}
        <div className="mt-1.5 grid gap-1 text-s-1">
          {(
            [
              [
                "followed",
                `Brands each team member follows (you follow ${formatNumber(page.overview.followed.length)})`,
              ],
              ["all", "All brands"],
              ["named", "Only these"],
            ] as const
          ).map(([value, label]) => (
            <label key={value} className="flex min-h-8 cursor-pointer items-center gap-2.5 max-md:min-h-11">
              <input
                type="radio"
                name={`${id}-whom`}
                className="size-5 accent-spruce"
                checked={value === (typeof brands === "string" ? brands : "named")}
                onChange={() => onChange({ brands: value === "named" ? chosen : value })}
              />
              {label}
            </label>
          ))}
        </div>
        {typeof brands === "string" ? null : (
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {chips(chosen, nameOf, (slug) => onChange({ brands: chosen.filter((each) => each !== slug) }))}
            <li>
              <BrandsButton
                label="Choose brands"
                brands={chosen.map((slug) => ({ slug, name: nameOf(slug) }))}
                most={MOST_WATCHED}
                words={WATCHED}
                onChoose={(next) => {
                  setNames([...names, ...next]);
                  onChange({ brands: next.map(({ slug }) => slug) });
                }}
              />
            </li>
          </ul>
        )}
      </fieldset>
    </div>
  );
}
