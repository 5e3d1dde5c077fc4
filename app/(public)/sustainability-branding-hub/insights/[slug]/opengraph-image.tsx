import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { notFound } from "next/navigation";
import { loadPost } from "@/lib/hub/posts/load";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name} Blog`;
export const { size, contentType } = SOCIAL_IMAGE;

/** Rendered on first request and cached until the next publication. */
export function generateStaticParams(): [] {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const post = await loadPost((await params).slug);
  if (!post) notFound();
  return socialImageOf({ kicker: post.topic, title: post.title, standfirst: post.standfirst });
}
