import { SITE } from "@/lib/platform/site/site";

interface SocialCardProps {
  title: string;
  description: string;
  address: string;
  coverSrc: string | null;
}

/** The post as a shared link: its cover, or the generated card without one. */
export function SocialCard({ title, description, address, coverSrc }: SocialCardProps) {
  return (
    <figure aria-labelledby="social-card">
      <figcaption id="social-card" className="border-b border-ink pb-1.5 text-s-1 leading-5 font-name">
        As a shared link
      </figcaption>
      <div className="mt-3 max-w-105 border border-rule-strong bg-paper-raised">
        {coverSrc ? (
          <img src={coverSrc} alt="" width={1200} height={630} className="aspect-1200/630 w-full object-cover" />
        ) : (
          <div className="flex aspect-1200/630 flex-col justify-between border-b border-rule bg-paper px-[6%] py-[5%]">
            <p className="text-s-1 font-semibold text-spruce">{SITE.name}</p>
            <p className="line-clamp-3 text-s2 leading-close font-title tracking-figure break-words">
              {title || "Title of the post"}
            </p>
          </div>
        )}
        <div className="px-4 py-3">
          <p className="text-s-2 leading-4 text-ink-2">{new URL(address).host}</p>
          <p className="mt-0.5 line-clamp-2 text-s0 leading-5 font-name break-words">{title || "Title of the post"}</p>
          <p className="line-clamp-2 text-s-1 leading-5 break-words text-ink-2">{description}</p>
        </div>
      </div>
    </figure>
  );
}
