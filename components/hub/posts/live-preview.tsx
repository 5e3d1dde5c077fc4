"use client";

import { type RefObject, useEffect, useState } from "react";
import prose from "@/components/hub/prose.module.css";
import { ADMIN_FIGURES } from "@/lib/hub/posts/admin-figures";
import type { ProseBlock } from "@/lib/hub/posts/outline";
import { POSTS_PAGE } from "@/lib/hub/posts/search-params";

/** Milliseconds without a keystroke. */
const PATIENCE = 350;

interface LivePreviewProps {
  body: string;
  /** The saved text as readers would see it. */
  saved: { body: string; blocks: readonly ProseBlock[] };
  pane: RefObject<HTMLDivElement | null>;
}

interface Drawn {
  of: string;
  blocks: readonly ProseBlock[];
}

async function draw(body: string, signal: AbortSignal): Promise<readonly ProseBlock[]> {
  const answer = await fetch(`${POSTS_PAGE}/preview`, {
    method: "POST",
    body,
    signal,
    headers: { "Content-Type": "text/plain" },
  });
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("application/json"))
    throw new Error(`No preview: ${answer.status}`);
  return ((await answer.json()) as { blocks: ProseBlock[] }).blocks;
}

/** The text as readers will see it, shortly after typing. The server renders and sanitises it as for readers. */
export function LivePreview({ body, saved, pane }: LivePreviewProps) {
  const [drawn, setDrawn] = useState<Drawn>({ of: saved.body, blocks: saved.blocks });
  const [lost, setLost] = useState<string | null>(null);
  const isCurrent = drawn.of === body;

  useEffect(() => {
    if (drawn.of === body) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      draw(body, stop.signal).then(
        (blocks) => {
          setDrawn({ of: body, blocks });
          setLost(null);
        },
        () => {
          if (!stop.signal.aborted) setLost(body);
        },
      );
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [body, drawn.of]);

  return (
    <div className="flex min-w-0 flex-col">
      <p className="mb-1.5 flex items-baseline justify-between gap-4 text-s-1 leading-5 font-name">
        Preview
        <span role="status" className="font-normal text-ink-2">
          {lost === body ? "Preview unavailable. It will retry when you type." : isCurrent ? "" : "Drawing…"}
        </span>
      </p>
      <div
        ref={pane}
        role="region"
        aria-label="Preview"
        tabIndex={0}
        onClick={openElsewhere}
        className="h-[68dvh] min-h-96 overflow-y-auto border-t-2 border-ink pt-4 pr-3 pb-10 md:pr-6 lg:h-[calc(100dvh-15rem)] lg:min-h-[calc(24rem+2.6rem)] lg:grow"
      >
        {drawn.blocks.length === 0 && (
          <p className="text-s0 leading-6 text-ink-2">Your post will appear here as readers will see it.</p>
        )}
        {/* One column at any width: notes follow their block. */}
        <div className="*:grid-cols-1! *:text-s1! *:leading-7.5! [&>*+*]:mt-5! [&>div>aside[role=note]]:col-1! [&>div>aside[role=note]]:h-auto! [&>div>aside[role=note]]:pb-2!">
          {drawn.blocks.map((block, i) =>
            block.kind === "html" ? (
              <div key={i} className={prose.run} dangerouslySetInnerHTML={{ __html: block.html }} />
            ) : (
              <FigurePlace key={i} name={block.name} />
            ),
          )}
        </div>
      </div>
    </div>
  );
}

/** Links in the preview open another tab, so that the text stays. */
function openElsewhere(event: React.MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  event.preventDefault();
  if (!link.getAttribute("href")?.startsWith("#")) window.open(link.href, "_blank", "noopener");
}

/** Placeholder of a figure, which the preview link shows. */
function FigurePlace({ name }: { name: string }) {
  const title = ADMIN_FIGURES[name];
  return (
    <div className="my-8 border-t-2 border-ink bg-paper-sunk px-4 py-5">
      <p className="font-ui text-s0 leading-6 font-name">{title ?? `No figure is called “${name}”`}</p>
      <p className="text-s-1 leading-5 text-ink-2">
        {title
          ? "A figure, drawn on the page itself. The preview link shows it."
          : "Choose one from the toolbar; otherwise readers will see nothing here."}
      </p>
    </div>
  );
}
