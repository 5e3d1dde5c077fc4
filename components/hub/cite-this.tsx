import { CopyButton } from "@/components/sharing/links/copy-button";
import { ReadingActions } from "@/components/hub/reading-actions";
import styles from "@/components/hub/cite-this.module.css";
import { toCitation } from "@/lib/hub/posts/citation";
import type { Article } from "@/lib/hub/posts/post";
import { siteOrigin } from "@/lib/platform/site/origin";
import { SITE } from "@/lib/platform/site/site";

/** Where an article stands, for those who name it elsewhere. */
export interface Citable {
  path: string;
  /** "guide", "post". */
  noun: string;
  /** Such as "guide 4". */
  place: string;
}

/** How to name the text elsewhere, with a button that copies it, and the ways to hand it on. */
export function CiteThis({ article, citable: { path, noun, place } }: { article: Article; citable: Citable }) {
  const url = new URL(path, siteOrigin()).href;
  const { author, title, updated } = article;
  const text = toCitation({ author, title, updated, place: `${SITE.name} Sustainability Branding Hub, ${place}`, url });
  return (
    <section id="cite" aria-labelledby="cite-title" className={styles.cite}>
      <h2 id="cite-title">Cite this {noun}</h2>
      <p>{text}</p>
      <div className={styles.copy}>
        <CopyButton text={text} what={`the citation of this ${noun}`} />
      </div>
      <ReadingActions title={title} url={url} />
    </section>
  );
}
