"use client";

import { useShownStudy } from "@/components/layout/shown-study";
import { useDeferredValue, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { formatNumber } from "@/lib/platform/words/format";
import type { PaletteNames } from "@/lib/catalogue/names/names";
import { decodeList, LARGEST_LIST } from "@/lib/analyses/portfolio/decode-list";
import type { PortfolioEntry } from "@/lib/analyses/portfolio/entry";
import { type BrandChoice, type NameIndex, readList } from "@/lib/analyses/portfolio/read-list";
import type { Named } from "@/lib/catalogue/names/named";
import { ReadingList } from "./reading-list";
import { defaultMarketOf } from "@/lib/catalogue/default-selection";

interface AddBrandsProps {
  names: PaletteNames;
  index: NameIndex;
  markets: readonly Named[];
  /** Brands that can still be added. */
  room: number;
  onAdd: (entries: readonly PortfolioEntry[]) => void;
}

/** Brands by name, one a line: typed, pasted or from a file; or a whole industry. What could not be read stays in the field. */
export function AddBrands({ names, index, markets, room, onAdd }: AddBrandsProps) {
  const study = useShownStudy();
  // Not the market that is meant without a name.
  const example = (study.markets.find(({ slug }) => slug !== study.defaultMarket) ?? study.markets[0])?.name ?? "";
  const [text, setText] = useState("");
  const [market, setMarket] = useState(defaultMarketOf(markets.map(({ slug }) => slug)) ?? "");
  const [fault, setFault] = useState<string | undefined>();
  const fileRef = useRef<HTMLInputElement>(null);
  const id = useId();
  const looked = useDeferredValue(text);
  const readings = looked.trim() === "" ? [] : readList(looked, index, market, study);
  const found = readings.flatMap((each) => (each.status === "found" ? [each.choice.entry] : []));
  const fitting = new Set(
    names.brands.filter(({ markets: of }) => of.includes(market)).map(({ industry }) => industry),
  );

  const take = () => {
    const open = readings.filter(({ status }) => status === "choose" || status === "unknown").map(({ line }) => line);
    const left = found.slice(room).length;
    if (left > 0) {
      setFault(`A portfolio can hold 200 brands. ${formatNumber(left)} of these won’t fit.`);
      return;
    }
    onAdd(found);
    setText(open.join("\n"));
    setFault(undefined);
  };
  const choose = (line: string, choice: BrandChoice) => {
    onAdd([choice.entry]);
    const lines = text.split(/\r\n|\r|\n/);
    const at = lines.findIndex((each) => each.trim() === line);
    setText(lines.filter((_, index) => index !== at).join("\n"));
  };
  const upload = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_LIST) {
      setFault("That file is larger than 256 kB. Upload a plain list with one brand per line.");
      return;
    }
    setText(decodeList(new Uint8Array(await file.arrayBuffer())));
    setFault(undefined);
  };

  return (
    <div>
      <Field
        id={id}
        label="Add brands by name"
        hint={`One per line. You can add a market, as in “Name; ${example}”. Accents, capitals and small typos don’t matter.`}
        error={fault}
        className="mb-3"
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={text}
            maxLength={LARGEST_LIST}
            spellCheck={false}
            className="max-h-60"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field id={`${id}-market`} label="Market for lines without one" className="mb-0">
          {(control) => (
            <Select {...control} value={market} onChange={(event) => setMarket(event.target.value)}>
              {markets.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id={`${id}-industry`} label="Or add a whole industry" className="mb-0">
          {(control) => (
            <Select
              {...control}
              value=""
              onChange={(event) => {
                const chosen = names.brands.filter(
                  ({ industry, markets: of }) => industry === event.target.value && of.includes(market),
                );
                onAdd(chosen.slice(0, room).map(({ slug }) => ({ brand: slug, market })));
              }}
            >
              <option value="">Choose an industry</option>
              {names.industries
                .filter(({ name }) => fitting.has(name))
                .map(({ slug, name }) => (
                  <option key={slug} value={name}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2" aria-live="polite">
        <Button
          variant={found.length > 0 ? "default" : "outline"}
          size="sm"
          disabled={found.length === 0}
          onClick={take}
        >
          {found.length === 0
            ? "Add brands"
            : `Add ${formatNumber(found.length)} ${found.length === 1 ? "brand" : "brands"}`}
        </Button>
        <input
          ref={fileRef}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="sr-only"
          aria-label="A file with one brand per line"
          tabIndex={-1}
          onChange={(event) => {
            void upload(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <Button variant="outline" size="sm" onClick={() => fileRef.current?.click()}>
          Upload .csv or .txt
        </Button>
      </div>
      {readings.length > 0 ? (
        <div className="mt-3 border-t border-rule-strong">
          <ReadingList readings={readings} onChoose={choose} />
        </div>
      ) : null}
    </div>
  );
}
