"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { ADMIN_FIGURES } from "@/lib/hub/posts/admin-figures";
import { type Tool, TOOLS } from "@/lib/hub/posts/markup";

const NAMES: Readonly<Record<Tool, string>> = {
  heading: "Heading",
  bold: "Bold",
  italic: "Italic",
  link: "Link",
  list: "List",
  numbers: "Numbered list",
  quote: "Quotation",
  table: "Table",
  note: "Side note",
};
const KEYS: Partial<Record<Tool, string>> = { bold: "Ctrl+B", italic: "Ctrl+I" };

const DRAWINGS: Readonly<Record<Tool, React.ReactNode>> = {
  heading: <path d="M5 4v12M15 4v12M5 10h10" />,
  bold: <path strokeWidth="2" d="M6 4h5a3 3 0 0 1 0 6H6zm0 6h6a3 3 0 0 1 0 6H6z" />,
  italic: <path d="M8.5 4H14M6 16h5.5M11.5 4l-3 12" />,
  link: (
    <path d="M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l1-1" />
  ),
  list: <path d="M8 5h9M8 10h9M8 15h9M3.5 5h.1M3.5 10h.1M3.5 15h.1" />,
  numbers: <path d="M9 5h8M9 10h8M9 15h8M3.5 3.5l1-.5v4M3 11.5h2.2L3 14.5V15h2.5" />,
  quote: <path d="M4 4v12M8 6h9M8 10h9M8 14h6" />,
  table: <path d="M3 4.5h14v11H3zM3 8.5h14M10 4.5v11" />,
  note: <path d="M3 5h8M3 9h8M3 13h5M14 4.5h3v6l-1.5 1.5L14 10.5z" />,
};

interface ToolbarProps {
  controls: string;
  onTool: (tool: Tool) => void;
  onFigure: (name: string) => void;
}

/** Formatting buttons for the text below: one tab stop, arrow keys move on. */
export function Toolbar({ controls, onTool, onFigure }: ToolbarProps) {
  const [at, setAt] = useState(0);

  function go(event: React.KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    const next = (at + step + TOOLS.length) % TOOLS.length;
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLButtonElement>("button")[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label="Marks"
      aria-controls={controls}
      onKeyDown={go}
      className="flex flex-wrap items-center border-x border-t border-control bg-paper-raised px-1"
    >
      {TOOLS.map((tool, i) => (
        <button
          key={tool}
          type="button"
          aria-label={NAMES[tool]}
          title={[NAMES[tool], KEYS[tool]].filter(Boolean).join(", ")}
          aria-keyshortcuts={KEYS[tool]?.replace("Ctrl", "Control")}
          tabIndex={i === at ? 0 : -1}
          // The field keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setAt(i);
            onTool(tool);
          }}
          className="grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 md:size-10"
        >
          <Icon>{DRAWINGS[tool]}</Icon>
        </button>
      ))}
      <label className="ml-1 flex min-h-11 min-w-0 items-center border-l border-rule pl-2 text-s-1 md:min-h-10">
        <span className="sr-only">Insert a figure</span>
        <select
          value=""
          onChange={(event) => onFigure(event.target.value)}
          className="min-h-11 max-w-44 cursor-pointer rounded-sm bg-transparent pr-1 pl-1.5 text-ink-2 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 md:min-h-9"
        >
          <option value="">Figure…</option>
          {Object.entries(ADMIN_FIGURES).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
