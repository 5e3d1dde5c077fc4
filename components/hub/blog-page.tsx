import { NextStep } from "@/components/layout/next-step";
import Link from "next/link";
import { LeadPost } from "@/components/hub/lead-post";
import { PostList } from "@/components/hub/post-list";
import { TopicNav } from "@/components/hub/topic-nav";
import type { Post } from "@/lib/hub/posts/post";
import type { TopicCount } from "@/lib/hub/posts/topic";

interface BlogPageProps {
  title: string;
  standfirst: string;
  /** Its section. */
  under: { href: string; title: string };
  posts: readonly Post[];
  topics: readonly TopicCount[];
  all: number;
  current: string | null;
  /** Structured data. */
  children?: React.ReactNode;
}

/** Blog posts, all or of one topic: the newest large, the others as dated rows. */
export function BlogPage({
  title,
  standfirst,
  under,
  posts: [lead, ...posts],
  topics,
  all,
  current,
  children,
}: BlogPageProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap">
      {children}
      <div className="pt-8 pb-10 md:pt-16 md:pb-12">
        <p className="text-s-1 leading-5 font-semibold text-spruce">
          <Link href={under.href} className="underline-offset-4 hover:underline">
            {under.title}
          </Link>
        </p>
        <h1 className="mt-3 text-s4 tracking-display md:text-s5">{title}</h1>
        <p className="standfirst mt-4 max-w-brief">{standfirst}</p>
      </div>
      <div className="grid gap-x-8 gap-y-8 border-t-2 border-ink pt-6 lg:grid-cols-12">
        <div className="lg:sticky lg:top-banners-26 lg:col-span-3 lg:self-start">
          <TopicNav topics={topics} all={all} current={current} />
        </div>
        <div className="lg:col-span-9">
          {lead ? <LeadPost post={lead} level={2} /> : <p className="font-read text-s1 text-ink-2">No posts yet.</p>}
          <PostList posts={posts} level={2} />
        </div>
      </div>
      <NextStep />
    </main>
  );
}
