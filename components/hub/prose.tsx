import styles from "@/components/hub/prose.module.css";
import { ExplanatoryFigure } from "@/components/hub/explanatory-figure";
import type { ProseBlock } from "@/lib/posts/outline";
import { cn } from "@/lib/utils";

/**
 * Prose rendered at build time, with figures drawn in between. The HTML comes from the files in `content/` alone,
 * which are reviewed like code. `dropCap` opens an article with a large first letter.
 */
export function Prose({ blocks, dropCap = false }: { blocks: readonly ProseBlock[]; dropCap?: boolean }) {
  return (
    <div data-slot="prose" className={cn(dropCap && styles.cap)}>
      {blocks.map((block, index) =>
        block.kind === "html" ? (
          <div key={index} className={styles.run} dangerouslySetInnerHTML={{ __html: block.html }} />
        ) : (
          <div key={index} className={styles.figure}>
            <ExplanatoryFigure name={block.name} />
          </div>
        ),
      )}
    </div>
  );
}
