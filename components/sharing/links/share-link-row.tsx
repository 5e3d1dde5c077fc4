import { useState } from "react";
import { LinkIcon } from "@/components/sharing/links/share-icons";
import { Button } from "@/components/ui/button";
import { LockIcon } from "@/components/ui/icon";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { formatDate, formatNumber } from "@/lib/platform/words/format";
import { toSharePath, type OwnLink } from "@/lib/sharing/links/link";

interface ShareLinkRowProps {
  link: OwnLink;
  origin: string;
  now: string;
  isBusy: boolean;
  onEnd: () => void;
}

/** One link: its chart, settings and views. */
export function ShareLinkRow({ link, origin, now, isBusy, onEnd }: ShareLinkRowProps) {
  const { id, configuration, title, message, hasPassword, downloads, expiresAt, createdAt, views, lastViewedAt } = link;
  const [notice, setNotice] = useState("");
  const path = toSharePath(id);
  const isOver = expiresAt !== null && expiresAt <= now;
  const details = [
    hasPassword ? "password protected" : null,
    downloads ? "downloads allowed" : null,
    expiresAt === null ? "no expiry" : `${isOver ? "expired" : "expires"} on ${formatDate(expiresAt)}`,
  ]
    .filter(Boolean)
    .join(", ");

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, origin).href);
      setNotice("Copied");
    } catch {
      setNotice("Couldn’t copy. Open the link and copy its address.");
    }
  }

  return (
    <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_7.5rem_auto] md:items-start">
      <div className="min-w-0">
        <h2 className="flex items-baseline gap-2 text-s0 leading-6 font-semibold tracking-normal">
          {hasPassword ? <LockIcon className="size-3.5 self-center" /> : null}
          {isOver ? (
            <span className="wrap-anywhere text-ink-2">{title}</span>
          ) : (
            <a href={path} className="wrap-anywhere decoration-spruce decoration-2 underline-offset-4 hover:underline">
              {title}
            </a>
          )}
        </h2>
        <p className="mt-0.5 text-s-1 leading-5 text-ink-2 wrap-anywhere">
          {configuration ? ANALYSES[configuration.figure].name : "Made with a different version of the site"}. Created
          on {formatDate(createdAt)}, {details}.
        </p>
        {message === "" ? null : (
          <p className="mt-1 line-clamp-2 measure-70 font-read text-s0 leading-6 wrap-anywhere">“{message}”</p>
        )}
      </div>
      <p className="text-s-1 leading-5 text-ink-2 md:text-right">
        <b className="text-s1 font-semibold text-ink tabular-nums">{formatNumber(views)}</b>{" "}
        {views === 1 ? "view" : "views"}
        {lastViewedAt === null ? null : <span className="md:block"> {`the last on ${formatDate(lastViewedAt)}`}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-2 md:w-58 md:justify-end">
        <span role="status" className="text-s-1 text-ink-2">
          {notice}
        </span>
        {isOver ? null : (
          <Button variant="outline" size="sm" aria-label={`Copy the link to ${title}`} onClick={() => void copy()}>
            <LinkIcon /> Copy
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          aria-label={`${isOver ? "Remove" : "Turn off"} the link to ${title}`}
          onClick={onEnd}
        >
          {isOver ? "Remove" : "Turn off"}
        </Button>
      </div>
    </li>
  );
}
