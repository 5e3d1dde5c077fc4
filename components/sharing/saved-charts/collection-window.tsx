"use client";

import Link from "next/link";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogWindow } from "@/components/ui/dialog-window";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import type { Tier } from "@/lib/access/claims";
import { may, planWith } from "@/lib/access/rights";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import {
  type CollectionFormat,
  MOST_IN_FILE,
  moveChart,
  nameOfCollection,
  toCollectionAddress,
} from "@/lib/sharing/collections/collection";
import { takeFile } from "@/lib/sharing/exports/export-file";
import { type FileStep, partOf, wordStep } from "@/lib/sharing/exports/progress";
import { LONGEST, toLine, type SavedChart } from "@/lib/sharing/saved-charts/chart";

interface CollectionWindowProps {
  charts: readonly SavedChart[];
  tier: Tier | null;
  returnTo: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Milliseconds between two steps that are read out. */
const PAUSE = 4_000;
const BOTH: readonly CollectionFormat[] = ["pdf", "pptx"];

/** Chooses saved charts and their order, and makes slides or a report of them. */
export function CollectionWindow({ charts, tier, returnTo, onClose }: CollectionWindowProps) {
  const [title, setTitle] = useState("My charts");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<CollectionFormat | null>(null);
  const [said, setSaid] = useState({ text: "", isFault: false });
  const [step, setStep] = useState<FileStep | null>(null);
  const toldAt = useRef(0);
  const outcome = useRef<HTMLParagraphElement>(null);
  const underway = useRef<AbortController>(undefined);
  const id = useId();
  useEffect(() => () => underway.current?.abort(), []);
  const byId = new Map(charts.map((chart) => [chart.id, chart]));
  const isFull = chosen.length >= MOST_IN_FILE;

  const take = async (format: CollectionFormat) => {
    if (busy !== null) return;
    if (chosen.length === 0) return setSaid({ text: "Choose at least one chart.", isFault: true });
    underway.current = new AbortController();
    setBusy(format);
    setSaid({ text: `Creating ${nameOfCollection(format)}…`, isFault: false });
    toldAt.current = performance.now();
    const tell = (now: FileStep) => {
      setStep(now);
      // Each step is shown, and now and then one is read out.
      if (performance.now() - toldAt.current < PAUSE) return;
      toldAt.current = performance.now();
      setSaid({ text: `${wordStep(now)}.`, isFault: false });
    };
    const collection = { title: toLine(title, LONGEST.name) || "My charts", charts: chosen };
    const answer = await takeFile(toCollectionAddress(collection, format), format, underway.current.signal, tell);
    setBusy(null);
    setStep(null);
    setSaid(
      answer.isDone
        ? { text: `${answer.name} has been downloaded.`, isFault: false }
        : { text: answer.words, isFault: true },
    );
  };

  return (
    <DialogWindow
      title="Slides or report"
      description="Several charts in one file, with contents. Each shows the latest results in your plan."
      onClose={onClose}
      returnTo={returnTo}
      footer={
        <>
          {busy === null ? null : (
            <Button
              variant="ghost"
              onClick={() => {
                underway.current?.abort();
                // The button goes; its focus must not.
                outcome.current?.focus();
              }}
            >
              Cancel
            </Button>
          )}
          {BOTH.map((format) =>
            may({ tier }, EXPORT_FORMATS[format].right) ? (
              <Button
                key={format}
                variant={format === "pptx" ? "default" : "outline"}
                aria-busy={busy === format}
                disabled={busy !== null && busy !== format}
                onClick={() => void take(format)}
              >
                {busy === format ? <Spinner className="size-4.5" /> : null}
                Download {nameOfCollection(format).toLowerCase()}
              </Button>
            ) : (
              <Link key={format} href="/pricing" prefetch={false} className="self-center text-s-1 underline">
                {nameOfCollection(format)} with {planWith(EXPORT_FORMATS[format].right)}
              </Link>
            ),
          )}
        </>
      }
    >
      <Field id={`${id}-title`} label="Title">
        {(control) => (
          <Input
            {...control}
            value={title}
            maxLength={LONGEST.name}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <fieldset className="mt-5">
        <legend className="text-s-1 font-value">Charts</legend>
        <ul className="mt-2 max-h-64 divide-y divide-rule overflow-y-auto border-y border-rule">
          {charts
            .filter(({ opens }) => opens !== null)
            .map((chart) => (
              <li key={chart.id} className="py-2.5">
                <Checkbox
                  checked={chosen.includes(chart.id)}
                  disabled={isFull && !chosen.includes(chart.id)}
                  onChange={(event) =>
                    setChosen(
                      event.target.checked ? [...chosen, chart.id] : chosen.filter((other) => other !== chart.id),
                    )
                  }
                >
                  <span className="wrap-anywhere">{chart.name}</span>{" "}
                  <span className="text-ink-2">{chart.opens?.figure}</span>
                </Checkbox>
              </li>
            ))}
        </ul>
      </fieldset>
      {chosen.length > 1 ? (
        <section className="mt-5" aria-labelledby={`${id}-order`}>
          <h3 id={`${id}-order`} className="text-s-1 font-value">
            Order
          </h3>
          <ol className="mt-2 divide-y divide-rule border-y border-rule">
            {chosen.map((each, at) => {
              const name = byId.get(each)?.name ?? "";
              return (
                <li key={each} className="flex min-h-11 items-center gap-3 text-s-1">
                  <span className="w-5 text-ink-2">{at + 1}</span>
                  <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                  <Button
                    variant="ghost"
                    size="sm"
                    disabled={at === 0}
                    aria-label={`Move ${name} up`}
                    onClick={() => setChosen(moveChart(chosen, at, -1))}
                  >
                    Up
                  </Button>
                  <Button
                    variant="ghost"
                    size="sm"
                    disabled={at === chosen.length - 1}
                    aria-label={`Move ${name} down`}
                    onClick={() => setChosen(moveChart(chosen, at, 1))}
                  >
                    Down
                  </Button>
                </li>
              );
            })}
          </ol>
        </section>
      ) : null}
      {step === null ? null : (
        <div className="mt-4 text-s-1 leading-5">
          <p aria-hidden="true">{wordStep(step)}</p>
          <progress
            aria-label="Progress of the file"
            className="mt-1.5 block h-2 w-full accent-spruce"
            max={partOf(step).all}
            value={partOf(step).done}
          />
        </div>
      )}
      <p
        ref={outcome}
        role="status"
        tabIndex={-1}
        className={`mt-4 min-h-6 text-s-1 leading-5 wrap-anywhere ${said.isFault ? "text-lingon" : "text-ink"}`}
      >
        {said.text}
      </p>
    </DialogWindow>
  );
}
