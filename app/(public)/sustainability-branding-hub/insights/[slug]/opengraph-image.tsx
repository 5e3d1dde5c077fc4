import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { notFound } from "next/navigation";
import { loadPost, loadPosts } from "@/lib/hub/posts/load";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name} Blog`;
export const { size, contentType } = SOCIAL_IMAGE;

export async function generateStaticParams() {
  return (await loadPosts()).map(({ slug }) => ({ slug }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const post = await loadPost((await params).slug);
  if (!post) notFound();
  return socialImageOf({ kicker: post.topic, title: post.title, standfirst: post.standfirst });
}
