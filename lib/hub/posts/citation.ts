interface Cited {
  author: string;
  title: string;
  /** ISO day of the text as it stands. */
  updated: string;
  /** Where it is published, such as "Granskog Sustainability Hub, guide 4". */
  publishedIn: string;
  url: string;
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A text as others name it: author, year, title, where it stands and in which state. */
export function toCitation({ author, title, updated, publishedIn, url }: Cited): string {
  return `${author} (${updated.slice(0, 4)}). ${title}. ${publishedIn}. Updated ${DAY.format(new Date(updated))}. ${url}`;
}
