import Link from "next/link";
import { GuideList } from "@/components/hub/guide-list";
import { LeadPost } from "@/components/hub/lead-post";
import { PostList } from "@/components/hub/post-list";
import { TopicNav } from "@/components/hub/topic-nav";
import { TreelineFigure } from "@/components/hub/treeline-figure";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { buttonVariants } from "@/components/ui/button-look";
import { loadTerms } from "@/lib/hub/glossary/load";
import { TERM_GROUPS, termHref } from "@/lib/hub/glossary/term";
import { withFeeds } from "@/lib/hub/posts/feed-address";
import { loadGuides, loadPosts } from "@/lib/hub/posts/load";
import { countTopics } from "@/lib/hub/posts/topic";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";

const PAGE = {
  path: "/sustainability-branding-hub",
  title: "Sustainability Hub",
  description:
    "Four guides and a blog on sustainability and brands: how to read rankings, write claims that hold up, and tell change from chance.",
};
export const metadata = withFeeds(toPageHead(PAGE));

/** Number of posts on the front page; the others are one click away. */
const SHOWN = 6;

export default async function HubPage() {
  const [guides, all, terms, study] = await Promise.all([loadGuides(), loadPosts(), loadTerms(), loadShownStudy()]);
  const lead = all.find(({ featured }) => featured) ?? all[0];
  const posts = all.filter((post) => post !== lead).slice(0, SHOWN - 1);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageData page={{ ...PAGE, kind: "CollectionPage" }} />
      <div className="grid items-end gap-x-8 gap-y-6 pt-8 pb-10 md:pt-18 md:pb-14 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <p className="text-s-1 leading-5 font-semibold text-spruce">Sustainability Hub</p>
          <h1 className="mt-4 text-[2.3125rem] leading-[1.04] tracking-hero md:text-s6 md:leading-[1.02]">
            Say what you did. <span className="block">Show how you know.</span>
          </h1>
        </div>
        <p className="measure-52 font-read text-lead leading-7.5 text-ink-2 lg:col-span-4 lg:pb-1">
          Four guides and a blog for people who write about sustainability for a brand. Everything here can be checked,
          by a definition or a calculation you can repeat.
        </p>
      </div>

      <TreelineFigure study={study} />

      <section aria-labelledby="guides" className="mt-18 md:mt-26">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b-2 border-ink pb-4">
          <h2 id="guides" className="text-s3 tracking-tight md:text-s4">
            Four guides
          </h2>
          <p className="text-s-1 leading-5 text-ink-2">Read them in any order. All are free.</p>
        </div>
        <GuideList guides={guides} />
      </section>

      <section
        aria-labelledby="insights"
        className="mt-18 grid gap-x-8 gap-y-8 border-t-2 border-ink pt-6 md:mt-26 lg:grid-cols-12"
      >
        <div className="lg:sticky lg:top-banners-26 lg:col-span-3 lg:self-start">
          <h2 id="insights" className="text-s3 tracking-tight md:text-s4">
            Blog
          </h2>
          <p className="mt-2 measure-30 text-s-1 leading-5 text-ink-2">One question and one answer in each post.</p>
          <div className="mt-5">
            <TopicNav topics={countTopics(all)} all={all.length} />
          </div>
        </div>
        <div className="lg:col-span-9">
          {lead && <LeadPost post={lead} />}
          <PostList posts={posts} />
          <p className="border-t border-rule pt-6">
            <Link href="/sustainability-branding-hub/insights" className={buttonVariants({ variant: "outline" })}>
              All {all.length} posts
            </Link>
          </p>
        </div>
      </section>

      <section
        aria-labelledby="glossary"
        className="mt-18 grid gap-x-8 gap-y-6 border-t-2 border-ink pt-6 md:mt-26 lg:grid-cols-12"
      >
        <div className="lg:col-span-3">
          <h2 id="glossary" className="text-s3 tracking-tight md:text-s4">
            Glossary
          </h2>
          <p className="mt-2 measure-30 text-s-1 leading-5 text-ink-2">
            {terms.length} terms, each with a worked example.
          </p>
          <p className="mt-5">
            <Link href="/sustainability-branding-hub/glossary" className={buttonVariants({ variant: "outline" })}>
              All terms
            </Link>
          </p>
        </div>
        <div className="grid gap-x-8 gap-y-8 sm:grid-cols-3 lg:col-span-9">
          {TERM_GROUPS.map(({ group, title }) => (
            <div key={group}>
              <h3 className="border-b border-rule pb-2 text-s-1 leading-5 font-semibold">{title}</h3>
              <ul className="pt-2">
                {terms
                  .filter((term) => term.group === group)
                  .slice(0, 8)
                  .map(({ slug, title: word }) => (
                    <li key={slug}>
                      <Link
                        href={termHref(slug)}
                        prefetch={false}
                        className="inline-block py-1 font-read text-prose leading-6 decoration-spruce underline-offset-4 hover:underline"
                      >
                        {word}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </section>

      <section
        aria-labelledby="rankings"
        className="mt-18 grid items-center gap-x-8 gap-y-6 border-t border-rule pt-10 md:mt-24 lg:grid-cols-12"
      >
        <h2 id="rankings" className="measure-26 text-s3 leading-9 font-semibold lg:col-span-7">
          Everything here is free to read, and so is the top 10 of every market.
        </h2>
        <p className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <Link href="/rankings" className={buttonVariants({ size: "lg" })}>
            Explore Rankings
          </Link>
          <Link href="/about-study" className={buttonVariants({ variant: "outline", size: "lg" })}>
            About the study
          </Link>
        </p>
      </section>
    </main>
  );
}
