"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL } from "@/components/ui/input";
import { useScripted } from "@/components/ui/use-scripted";

/** An address to pass on: readers can select it, or copy it with one click if scripts run. */
export function LinkField({ label, href }: { label: string; href: string }) {
  const id = useId();
  const isScripted = useScripted();
  const [notice, setNotice] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(href);
      setNotice("Copied");
    } catch {
      setNotice("Select the link and copy it.");
    }
  }

  return (
    <div className="font-ui">
      <label htmlFor={id} className="block text-s-1 leading-5 text-ink-2">
        {label}
      </label>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <input
          id={id}
          readOnly
          value={href}
          onFocus={(event) => event.currentTarget.select()}
          className={`${CONTROL} min-h-11! flex-1 basis-64 text-s-1!`}
        />
        {isScripted && (
          <Button variant="outline" onClick={() => void copy()}>
            Copy link
          </Button>
        )}
        <span role="status" className="text-s-1 leading-5 text-ink-2">
          {notice}
        </span>
      </div>
    </div>
  );
}
