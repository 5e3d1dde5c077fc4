interface Cited {
  author: string;
  title: string;
  /** ISO date of the current text. */
  updated: string;
  /** Where it is published, such as "Granskog Sustainability Hub, guide 4". */
  publishedIn: string;
  url: string;
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A text as others cite it: author, year, title, place and version. */
export function toCitation({ author, title, updated, publishedIn, url }: Cited): string {
  return `${author} (${updated.slice(0, 4)}). ${title}. ${publishedIn}. Updated ${DAY.format(new Date(updated))}. ${url}`;
}
