"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL } from "@/components/ui/input";

/** A new secret, to be copied now because it is never shown again. */
export function ShownOnce({ label, secret, hint }: { label: string; secret: string; hint: React.ReactNode }) {
  const id = useId();
  const [notice, setNotice] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setNotice("Copied");
    } catch {
      setNotice("Select it and copy it.");
    }
  }

  return (
    <div className="font-ui">
      <label htmlFor={id} className="block leading-note font-name">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-s-1 leading-lead text-ink-2">
        {hint}
      </p>
      <textarea
        id={id}
        readOnly
        rows={2}
        value={secret}
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        className={`${CONTROL} mt-1.5 resize-none py-2.5 font-code text-s-1! leading-6 break-all`}
      />
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>Copy</Button>
        <span role="status" className="text-s-1 leading-5 text-ink-2">
          {notice}
        </span>
      </p>
    </div>
  );
}
