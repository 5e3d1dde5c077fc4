import { cutToWidth, SHOWN, widthOf } from "@/lib/hub/posts/text-width";
import { SITE } from "@/lib/platform/site/site";
import { cn } from "@/components/ui/class-names";

interface SearchResultProps {
  title: string;
  description: string;
  address: string;
}

/** The post as a search engine would probably show it, with the space used. */
export function SearchResult({ title, description, address }: SearchResultProps) {
  const whole = `${title || "Title of the post"} | ${SITE.name}`;
  const { host, pathname } = new URL(address);
  const steps = [host, ...pathname.split("/").filter(Boolean)];
  return (
    <figure aria-labelledby="search-result">
      <figcaption id="search-result" className="border-b border-ink pb-1.5 text-s-1 leading-5 font-name">
        In search results
      </figcaption>
      <div className="mt-3 max-w-150 font-[Arial,'Liberation_Sans',sans-serif]">
        <p className="text-s-1 leading-5 break-all text-ink-2">{steps.join(" › ")}</p>
        <p className="mt-1 text-lead leading-item break-words text-fjord">
          {cutToWidth(whole, SHOWN.title.size, SHOWN.title.pixels)}
        </p>
        <p className="mt-1 text-s-1 leading-[1.58] break-words">
          {cutToWidth(description, SHOWN.description.size, SHOWN.description.pixels) ||
            "Without a description, search engines take words from the text."}
        </p>
      </div>
      <div className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Meter name="Title" text={whole} {...SHOWN.title} />
        <Meter name="Description" text={description} {...SHOWN.description} />
      </div>
    </figure>
  );
}

function Meter({ name, text, size, pixels }: { name: string; text: string; size: number; pixels: number }) {
  const width = widthOf(text, size);
  const isOver = width > pixels;
  return (
    <div className="text-s-2 leading-4">
      <div aria-hidden="true" className="h-1.5 bg-paper-sunk">
        <div
          className={cn("h-full", isOver ? "bg-lingon" : "bg-spruce")}
          style={{ width: `${Math.min(100, (width / pixels) * 100)}%` }}
        />
      </div>
      <p className="mt-1.5 text-ink-2">
        {name}: {Array.from(text).length} characters, about <span className="num">{width}</span> of {pixels} pixels.{" "}
        <span className={cn("font-title", isOver ? "text-lingon" : "text-ink")}>
          {isOver ? "It will be cut off." : "It fits."}
        </span>
      </p>
    </div>
  );
}
