import styles from "@/components/hub/prose.module.css";
import { ExplanatoryFigure } from "@/components/hub/explanatory-figure";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { ProseBlock } from "@/lib/hub/posts/outline";
import { cn } from "@/components/ui/class-names";

/** Figures by their name in prose. */
export type Figures = Readonly<Record<string, React.ReactNode>>;

interface ProseProps {
  blocks: readonly ProseBlock[];
  /** Named in figures, on the server: its words would be scripts otherwise. */
  study: ShownStudy;
  /** Starts an article with a drop cap. */
  dropCap?: boolean;
  /** Large headings, far apart. */
  chapters?: boolean;
  /** Figures of one page, which take precedence over general ones. */
  figures?: Figures;
}

/**
 * Prose rendered at build time, with figures in between. The HTML comes only from files in `content/`, which are
 * reviewed like code.
 */
export function Prose({ blocks, study, dropCap = false, chapters = false, figures = {} }: ProseProps) {
  return (
    <div data-slot="prose" className={cn(styles.numbered, dropCap && styles.cap, chapters && styles.chapters)}>
      {blocks.map((block, index) =>
        block.kind === "html" ? (
          <div key={index} className={styles.run} dangerouslySetInnerHTML={{ __html: block.html }} />
        ) : (
          <div key={index} className={styles.figure}>
            {figures[block.name] ?? <ExplanatoryFigure name={block.name} study={study} />}
          </div>
        ),
      )}
    </div>
  );
}
