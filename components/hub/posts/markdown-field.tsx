"use client";

import { useRef } from "react";
import { readSelected, typeInto } from "@/components/hub/posts/insert-text";
import { Toolbar } from "@/components/hub/posts/toolbar";
import { useScripted } from "@/components/ui/use-scripted";
import { applyTool, type Tool, withFigure } from "@/lib/hub/posts/markup";
import { LONGEST } from "@/lib/hub/posts/post-form";

interface MarkdownFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Scroll position, from 0 to 1. */
  onScrolled: (part: number) => void;
  describedBy: string;
}

const BY_KEY: Readonly<Record<string, Tool>> = { b: "bold", i: "italic" };
const ID = "post-body";

/** The Markdown text: a plain field with a toolbar. */
export function MarkdownField({ value, onChange, onScrolled, describedBy }: MarkdownFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isScripted = useScripted();

  function use(tool: Tool) {
    if (field.current) typeInto(field.current, applyTool(tool, readSelected(field.current)));
  }

  return (
    <div className="flex min-w-0 flex-col">
      <label htmlFor={ID} className="mb-1.5 text-s-1 leading-5 font-name">
        Text
      </label>
      {isScripted ? (
        <Toolbar
          controls={ID}
          onTool={use}
          onFigure={(name) =>
            name && field.current && typeInto(field.current, withFigure(name, readSelected(field.current)))
          }
        />
      ) : (
        <p className="flex min-h-11 items-center border-x border-t border-control bg-paper-raised px-3 text-s-1 text-ink-2 md:min-h-10.5">
          Markdown: ## heading, **bold**, _italic_, [words](/address)
        </p>
      )}
      <textarea
        ref={field}
        id={ID}
        name="body"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          const tool = BY_KEY[event.key.toLowerCase()];
          if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
          event.preventDefault();
          use(tool);
        }}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          if (scrollHeight > clientHeight) onScrolled(scrollTop / (scrollHeight - clientHeight));
        }}
        maxLength={LONGEST.body}
        aria-describedby={describedBy}
        className="h-[68dvh] min-h-96 w-full resize-y rounded-b-md border border-control bg-paper-raised px-4 py-4 font-read text-s1 leading-7.5 text-ink hover:border-ink focus-visible:border-focus focus-visible:outline-3 focus-visible:outline-offset-0 md:px-6 lg:h-[calc(100dvh-15rem)]"
      />
    </div>
  );
}
