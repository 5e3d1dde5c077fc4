import Link from "next/link";
import { ChecklistKeeper } from "@/components/hub/checklist-keeper";
import { CiteThis, type Citable } from "@/components/hub/cite-this";
import { OutlineNav, type PageList } from "@/components/hub/outline-nav";
import { Prose, type Figures } from "@/components/hub/prose";
import { ReadingActions } from "@/components/hub/reading-actions";
import { NextStep, type NextStepProps } from "@/components/layout/next-step";
import styles from "@/components/hub/reading.module.css";
import { formatDate } from "@/lib/platform/words/format";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { Article } from "@/lib/hub/posts/post";
import { siteOrigin } from "@/lib/platform/site/origin";
import { cn } from "@/components/ui/class-names";

interface ReadingProps {
  article: Article;
  study: ShownStudy;
  /** What is above the title; with `href` a link to the page it belongs under. */
  kicker: { text: string; href?: string };
  /** A hub article has a drop cap, an author and a reading time; a plain page has a date. */
  plain?: boolean;
  /** A long page of independent sections: large headings, far apart. */
  chapters?: boolean;
  /** Related pages, below the table of contents. */
  pages?: PageList;
  /** Figures of this page, by their name in the text. */
  figures?: Figures;
  /** Canonical address, for citing and sharing. */
  citable?: Citable;
  /** The article's image, below its title. */
  cover?: React.ReactNode;
  /** What one does next; the rankings by default. Null where the page itself is something to do. */
  next?: NextStepProps | null;
  /** Content after the text, at full width. */
  children?: React.ReactNode;
}

/** An article page: title and standfirst, table of contents, text with side notes and figures. */
export function Reading(props: ReadingProps) {
  const {
    article,
    study,
    kicker,
    plain = false,
    chapters = false,
    pages,
    figures,
    citable,
    cover,
    next = {},
    children,
  } = props;
  const ticks = article.blocks.some((block) => block.kind === "html" && block.html.includes("data-check="));
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <article>
        <header className={cn(styles.head, plain && styles.plain)}>
          <div>
            <p className={styles.kicker}>{kicker.href ? <Link href={kicker.href}>{kicker.text}</Link> : kicker.text}</p>
            <h1 className={styles.title}>{article.title}</h1>
            <p className={styles.standfirst}>{article.standfirst}</p>
            <Byline article={article} plain={plain} />
            {cover ? <div className={styles.cover}>{cover}</div> : null}
          </div>
        </header>
        <div className={styles.cols}>
          <OutlineNav outline={article.outline} pages={pages}>
            {citable ? (
              <ReadingActions withCite title={article.title} url={new URL(citable.path, siteOrigin()).href} />
            ) : null}
          </OutlineNav>
          <div className={styles.text}>
            <Prose blocks={article.blocks} study={study} dropCap={!plain} chapters={chapters} figures={figures} />
            {citable ? <CiteThis article={article} citable={citable} /> : null}
            {citable && ticks ? <ChecklistKeeper path={citable.path} /> : null}
          </div>
        </div>
      </article>
      {children}
      {next && <NextStep {...next} />}
    </main>
  );
}

function Byline({ article, plain }: { article: Article; plain: boolean }) {
  const { author, published, updated, minutes } = article;
  return (
    <ul className={styles.by}>
      {!plain && <li>By {author}</li>}
      <li>
        {updated === published ? "Published" : "Updated"} <time dateTime={updated}>{formatDate(updated)}</time>
      </li>
      <li>{minutes} min read</li>
      {!plain && <li>Free to read</li>}
    </ul>
  );
}
