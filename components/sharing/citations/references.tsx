import type { Reference } from "@/lib/sharing/citations/reference";
import { CopyBlock } from "../links/copy-block";

/** References to a chart in three common styles, and its address. */
export function References({ url, apa, chicago, bibtex }: Reference) {
  return (
    <div className="border-b border-rule">
      <CopyBlock name="Address" what="the address" text={url} />
      <CopyBlock name="APA" what="the reference in APA style" text={apa} />
      <CopyBlock name="Chicago" what="the reference in Chicago style" text={chicago} />
      <CopyBlock name="BibTeX" what="the BibTeX entry" text={bibtex} isCode />
    </div>
  );
}
