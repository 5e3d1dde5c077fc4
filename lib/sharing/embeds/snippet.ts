import { toEmbedPath, type EmbedTheme } from "@/lib/sharing/embeds/embed";
import { escapeHtml } from "@/lib/sharing/embeds/escape-html";

/** Pixels a frame is tall until the chart has said how tall it is, or for good where scripts do not run. */
const FIRST_HEIGHT = 600;

interface SnippetParts {
  id: string;
  /** Of this site, "https://…". */
  origin: string;
  theme: EmbedTheme;
  title: string;
}

/** What someone puts into their page: the frame, and the script that gives it the chart's height. */
export function toSnippet({ id, origin, theme, title }: SnippetParts): string {
  const at = (path: string) => escapeHtml(new URL(path, origin).href);
  return [
    `<iframe src="${at(toEmbedPath(id, theme))}" title="${escapeHtml(title)}" loading="lazy"`,
    `  style="width: 100%; height: ${FIRST_HEIGHT}px; border: 0"></iframe>`,
    `<script async src="${at("/embed.js")}"></script>`,
  ].join("\n");
}
