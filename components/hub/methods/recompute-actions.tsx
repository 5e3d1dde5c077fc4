"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import styles from "../recompute.module.css";

const COPY = <path d="M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7" />;
const SAVE = <path d="M10 3.5v9m-3.5-3.5 3.5 3.5L13.5 9M4 16.5h12" />;
const LINK = (
  <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.4-2.4a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.4 2.4a3 3 0 0 0 4.3 4.3l1-1" />
);

interface RecomputeActionsProps {
  /** Null while the numbers give no score. Called on demand: only the browser knows the address. */
  toText: (() => string) | null;
  csv: { text: string; name: string } | null;
}

/** Copy and download actions of the panel. If copying is blocked, the text is shown. */
export function RecomputeActions({ toText, csv }: RecomputeActionsProps) {
  const [notice, setNotice] = useState("");
  const [byHand, setByHand] = useState<string | null>(null);

  async function copy(text: string, done: string) {
    setByHand(null);
    try {
      await navigator.clipboard.writeText(text);
      setNotice(done);
    } catch {
      setNotice("Your browser blocked copying. Copy the text below.");
      setByHand(text);
    }
  }

  return (
    <>
      <div className={styles.actions}>
        <button type="button" disabled={!toText} onClick={() => toText && void copy(toText(), "Copied as text.")}>
          <Icon>{COPY}</Icon>
          Copy as text
        </button>
        {csv ? (
          <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv.text)}`} download={csv.name}>
            <Icon>{SAVE}</Icon>
            CSV of the inputs
          </a>
        ) : null}
        <button type="button" disabled={!toText} onClick={() => void copy(window.location.href, "Link copied.")}>
          <Icon>{LINK}</Icon>
          Link to these values
        </button>
        <span role="status" className="text-ink-2">
          {notice}
        </span>
      </div>
      {byHand === null ? null : (
        <textarea
          readOnly
          aria-label="Text to copy"
          rows={Math.min(12, byHand.split("\n").length + 1)}
          value={byHand}
          className="mt-3 w-full rounded-md border border-control bg-paper-raised p-3 text-s-1"
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
