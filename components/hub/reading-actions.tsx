"use client";

import { useState } from "react";
import { clsx } from "clsx";
import { Icon } from "@/components/ui/icon";
import { useScripted } from "@/components/ui/use-scripted";

interface ReadingActionsProps {
  title: string;
  url: string;
  /** Omitted if the citation is beside it. */
  withCite?: boolean;
  className?: string;
}

const ACTION = "inline-flex min-h-8 items-center gap-1.5 underline-offset-4 hover:text-ink hover:underline";

/**
 * Cite, share and print. Sharing opens the device's own window or copies the address; without JavaScript it writes an
 * email.
 */
export function ReadingActions({ title, url, withCite = false, className = "mt-4" }: ReadingActionsProps) {
  const scripted = useScripted();
  const [notice, setNotice] = useState("");
  const share = async (event: React.MouseEvent) => {
    event.preventDefault();
    try {
      if ("share" in navigator && matchMedia("(pointer: coarse)").matches) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setNotice("Link copied");
      }
    } catch (error) {
      // Closing the system's share dialog is not an error.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        setNotice("We couldn’t copy the link. Copy it from the address bar.");
    }
  };
  return (
    <div className={clsx("font-ui text-s-1 leading-5 font-normal text-ink-2 print:hidden", className)}>
      <ul className="flex flex-wrap gap-x-4">
        {withCite && (
          <li>
            <a href="#cite" className={ACTION}>
              <Icon className="size-4">
                <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.4-2.4a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.4 2.4a3 3 0 0 0 4.3 4.3l1-1" />
              </Icon>
              Cite
            </a>
          </li>
        )}
        <li>
          <a
            className={ACTION}
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
            onClick={(event) => void share(event)}
          >
            <Icon className="size-4">
              <path d="M10 12.5v-9M6.5 7 10 3.5 13.5 7M5 10H4v6.5h12V10h-1" />
            </Icon>
            Share
          </a>
        </li>
        <li>
          <button type="button" onClick={() => window.print()} className={clsx(ACTION, !scripted && "invisible")}>
            <Icon className="size-4">
              <path d="M6 8V3.5h8V8M6 14H3.5V8h13v6H14M6 12h8v4.5H6z" />
            </Icon>
            Print
          </button>
        </li>
      </ul>
      <p role="status" className="min-h-5">
        {notice}
      </p>
    </div>
  );
}
