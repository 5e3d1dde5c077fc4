"use client";

import { useId, useState } from "react";
import { CopyBlock } from "@/components/sharing/links/copy-block";
import { EMBED_THEMES, toEmbedPath, type EmbedTheme } from "@/lib/sharing/embeds/embed";
import { toSnippet } from "@/lib/sharing/embeds/snippet";

const NAMES: Readonly<Record<EmbedTheme, string>> = { light: "Light", dark: "Dark", auto: "Match the reader’s device" };

interface EmbedCodeProps {
  id: string;
  title: string;
  /** The site's origin, "https://…". */
  origin: string;
}

/** The embed code, and a preview. */
export function EmbedCode({ id, title, origin }: EmbedCodeProps) {
  const [theme, setTheme] = useState<EmbedTheme>("light");
  const name = useId();
  return (
    <>
      <fieldset className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        <legend className="float-left mr-5 flex min-h-11 items-center text-s-1 font-semibold">Colours</legend>
        {EMBED_THEMES.map((each) => (
          <label key={each} className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-s-1">
            <input
              type="radio"
              name={name}
              value={each}
              checked={theme === each}
              onChange={() => setTheme(each)}
              className="size-5 accent-spruce"
            />
            {NAMES[each]}
          </label>
        ))}
      </fieldset>
      <CopyBlock name="Code for your page" what="the code" text={toSnippet({ id, origin, theme, title })} isCode />
      <p className="text-s-1 leading-5.5 text-ink-2">
        The script adjusts the frame to the chart’s height. Without it, the chart scrolls inside the frame.
      </p>
      <h3 className="mt-5 mb-2 text-s-1 font-semibold">Preview</h3>
      <iframe
        key={theme}
        src={toEmbedPath(id, theme)}
        title={`Preview: ${title}`}
        className="h-105 w-full rounded-md border border-rule bg-paper"
      />
    </>
  );
}
