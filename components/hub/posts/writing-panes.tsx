"use client";

import { useRef, useState } from "react";
import { LivePreview } from "@/components/hub/posts/live-preview";
import { MarkdownField } from "@/components/hub/posts/markdown-field";
import { useScripted } from "@/components/ui/use-scripted";
import { countWords } from "@/lib/hub/posts/markup";
import { type ProseBlock, readingMinutes } from "@/lib/hub/posts/outline";
import { cn } from "@/components/ui/class-names";

interface WritingPanesProps {
  body: string;
  onBody: (body: string) => void;
  saved: { body: string; blocks: readonly ProseBlock[] };
}

const PANES = [
  ["text", "Write"],
  ["preview", "Preview"],
] as const;

/**
 * The text and its preview: side by side if there is room, otherwise one at a time; without JavaScript one below the
 * other.
 */
export function WritingPanes({ body, onBody, saved }: WritingPanesProps) {
  const pane = useRef<HTMLDivElement>(null);
  const isScripted = useScripted();
  const [shown, setShown] = useState<"text" | "preview">("text");
  const words = countWords(body);
  const scrollAlong = (part: number) =>
    pane.current?.scrollTo({ top: part * (pane.current.scrollHeight - pane.current.clientHeight) });
  const hidden = (name: "text" | "preview") => isScripted && shown !== name && "max-lg:hidden";
  return (
    <>
      {isScripted && (
        <div role="group" aria-label="Show" className="mb-4 flex gap-5 border-b border-rule lg:hidden">
          {PANES.map(([name, title]) => (
            <button
              key={name}
              type="button"
              aria-pressed={shown === name}
              onClick={() => setShown(name)}
              className="min-h-11 border-b-2 border-transparent px-1 text-s0 text-ink-2 hover:text-ink aria-pressed:border-spruce aria-pressed:font-semibold aria-pressed:text-ink"
            >
              {title}
            </button>
          ))}
        </div>
      )}
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className={cn("min-w-0", hidden("text"))}>
          <MarkdownField value={body} onChange={onBody} onScrolled={scrollAlong} describedBy="post-length" />
        </div>
        <div className={cn("min-w-0", hidden("preview"))}>
          <LivePreview body={body} saved={saved} pane={pane} />
        </div>
      </div>
      <p id="post-length" className="num mt-2 text-s-1 leading-5 text-ink-2">
        {words} {words === 1 ? "word" : "words"}, about {readingMinutes(words)}{" "}
        {readingMinutes(words) === 1 ? "minute" : "minutes"} to read
      </p>
    </>
  );
}
