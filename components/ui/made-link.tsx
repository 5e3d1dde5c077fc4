"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useScripted } from "@/components/ui/use-scripted";

/** A link that was just created and is not shown again, to open or copy. */
export function MadeLink({ href, label }: { href: string; label: string }) {
  const isScripted = useScripted();
  const [notice, setNotice] = useState("");
  return (
    <div role="status" className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2">
      <label className="min-w-0 grow basis-72 text-s-1 font-name">
        {label}
        <Input
          readOnly
          value={href}
          onFocus={(event) => event.target.select()}
          className="font-code text-s-1 font-normal"
        />
      </label>
      <a href={href} target="_blank" rel="noopener" className="link inline-flex min-h-12 items-center text-s0">
        Open<span className="sr-only"> the preview in another tab</span>
      </a>
      {isScripted && (
        <Button
          variant="outline"
          className="min-h-12"
          onClick={() => {
            navigator.clipboard.writeText(href).then(
              () => setNotice("Copied."),
              () => setNotice("Your browser blocked copying. Select the link and copy it."),
            );
          }}
        >
          Copy
        </Button>
      )}
      <p className="w-full text-s-1 leading-5 text-ink-2">{notice || "Copy it now: it is not shown again."}</p>
    </div>
  );
}
