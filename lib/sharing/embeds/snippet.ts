import { toEmbedPath, type EmbedTheme } from "@/lib/sharing/embeds/embed";
import { escapeHtml } from "@/lib/sharing/embeds/escape-html";

/** Height of the frame in pixels until the chart reports its own, or permanently without scripts. */
const FIRST_HEIGHT = 600;

interface SnippetParts {
  id: string;
  /** This site's origin, "https://…". */
  origin: string;
  theme: EmbedTheme;
  title: string;
}

/** The code to paste into a page: the frame, and the script that sets its height. */
export function toSnippet({ id, origin, theme, title }: SnippetParts): string {
  const at = (path: string) => escapeHtml(new URL(path, origin).href);
  return [
    `<iframe src="${at(toEmbedPath(id, theme))}" title="${escapeHtml(title)}" loading="lazy"`,
    `  style="width: 100%; height: ${FIRST_HEIGHT}px; border: 0"></iframe>`,
    `<script async src="${at("/embed.js")}"></script>`,
  ].join("\n");
}
