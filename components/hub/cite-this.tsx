import { CopyButton } from "@/components/sharing/links/copy-button";
import { ReadingActions } from "@/components/hub/reading-actions";
import { toCitation } from "@/lib/hub/posts/citation";
import type { Article } from "@/lib/hub/posts/post";
import { siteOrigin } from "@/lib/platform/site/origin";
import { SITE } from "@/lib/platform/site/site";

/** Address of an article, for citations. */
export interface Citable {
  path: string;
  /** "guide", "post". */
  noun: string;
  /** Such as "guide 4". */
  publishedIn: string;
}

/** How to cite the text, with a copy button and share actions. */
export function CiteThis({ article, citable: { path, noun, publishedIn } }: { article: Article; citable: Citable }) {
  const url = new URL(path, siteOrigin()).href;
  const { author, title, updated } = article;
  const text = toCitation({
    author,
    title,
    updated,
    publishedIn: `${SITE.name} Sustainability Hub, ${publishedIn}`,
    url,
  });
  return (
    <section
      id="cite"
      aria-labelledby="cite-title"
      className="mt-10 grid max-w-160 scroll-mt-5 items-center gap-x-6 gap-y-1 border-t border-rule-strong pt-4 md:grid-cols-fill-end"
    >
      <h2 id="cite-title" className="font-ui text-s-1 leading-5 font-semibold tracking-normal">
        Cite this {noun}
      </h2>
      <p className="font-read text-prose leading-6.5 wrap-anywhere">{text}</p>
      <div className="max-md:mt-2 md:col-start-2 md:row-span-2 md:row-start-1 print:hidden">
        <CopyButton text={text} what={`the citation of this ${noun}`} />
      </div>
      <ReadingActions title={title} url={url} className="col-span-full mt-2" />
    </section>
  );
}
