import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { loadPosts } from "@/lib/hub/posts/load";
import { countTopics, sayTopic } from "@/lib/hub/posts/topic";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name} Blog`;
export const { size, contentType } = SOCIAL_IMAGE;

export default async function Image({ params }: { params: Promise<{ topic: string }> }) {
  const { topic: slug } = await params;
  const topic = countTopics(await loadPosts()).find((each) => each.slug === slug);
  return socialImageOf({
    kicker: "Blog",
    title: topic?.topic ?? "Blog",
    standfirst: topic ? sayTopic(topic) : "",
  });
}
