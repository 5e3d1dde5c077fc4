import { useId } from "react";
import { CopyButton } from "@/components/sharing/links/copy-button";
import { Switch } from "@/components/ui/switch";
import { toCitePath, type OwnCitation } from "@/lib/sharing/citations/citation";
import { formatDate } from "@/lib/platform/words/format";

interface CitationRowProps {
  citation: OwnCitation;
  origin: string;
  isBusy: boolean;
  onShow: (isOpen: boolean) => void;
}

/** One citation: its chart, date, and whether its numbers are shown. */
export function CitationRow({
  citation: { id, title, kicker, sha256, isOpen, citedAt },
  origin,
  isBusy,
  onShow,
}: CitationRowProps) {
  const label = useId();
  const path = toCitePath(id);
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-start">
      <div className="min-w-0">
        <h3 className="text-s0 leading-6 font-semibold tracking-normal">
          <a href={path} className="wrap-anywhere decoration-spruce decoration-2 underline-offset-4 hover:underline">
            {title}
          </a>
        </h3>
        <p className="mt-0.5 text-s-1 leading-5 text-ink-2 wrap-anywhere">
          {kicker}. Cited on {formatDate(citedAt)}. SHA-256{" "}
          <code className="font-code text-s-2">{sha256.slice(0, 12)}…</code>
        </p>
      </div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-s-1">
        <Switch
          checked={isOpen}
          disabled={isBusy}
          aria-describedby={label}
          onChange={(event) => onShow(event.target.checked)}
        />
        Show the numbers
        <span id={label} className="sr-only">
          of {title}
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        <CopyButton text={new URL(path, origin).href} what={`the address of ${title}`} />
      </div>
    </li>
  );
}
