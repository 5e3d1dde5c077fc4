import Link from "next/link";
import { GuideVignette } from "@/components/hub/guide-vignette";
import { formatDate } from "@/lib/platform/words/format";
import { guideHref, type Guide } from "@/lib/hub/posts/post";

/** The guides as numbered rows, each with a small drawing. */
export function GuideList({ guides }: { guides: readonly Guide[] }) {
  return (
    <ol>
      {guides.map(({ slug, order, title, summary, minutes, updated }) => (
        <li
          key={slug}
          className="group relative grid gap-x-8 gap-y-6 border-b border-rule py-8 md:grid-cols-[4rem_minmax(0,1fr)_15rem] lg:grid-cols-12"
        >
          <span
            aria-hidden="true"
            className="text-s6 leading-[0.8] font-[440] tracking-[-0.04em] text-spruce max-md:hidden lg:col-span-1"
          >
            {order}
          </span>
          <div className="lg:col-span-6">
            <h3 className="text-s3 leading-8.5 font-semibold">
              <Link
                href={guideHref(slug)}
                className="decoration-spruce decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 measure-54 font-read text-s1 leading-6.75 text-ink-2">{summary}</p>
            <p className="mt-3 text-s-1 leading-5 text-ink-2">
              {minutes} min · <time dateTime={updated}>{formatDate(updated)}</time>
            </p>
          </div>
          <div className="min-w-0 max-md:max-w-80 lg:col-span-4">
            <GuideVignette slug={slug} />
          </div>
          <span
            aria-hidden="true"
            className="justify-self-end text-s3 leading-8 transition-transform group-hover:translate-x-1 group-hover:text-spruce max-lg:hidden"
          >
            →
          </span>
        </li>
      ))}
    </ol>
  );
}
