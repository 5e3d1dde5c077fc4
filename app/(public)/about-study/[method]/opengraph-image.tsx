import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { notFound } from "next/navigation";
import { loadMethods } from "@/lib/hub/posts/load";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: how the study works`;
export const { size, contentType } = SOCIAL_IMAGE;

/** Rendered on first request and cached until the next publication. */
export function generateStaticParams(): [] {
  return [];
}

export default async function Image({ params }: { params: Promise<{ method: string }> }) {
  const { method } = await params;
  const found = (await loadMethods()).find(({ slug }) => slug === method);
  if (!found) notFound();
  return socialImageOf({ kicker: "About the study", title: found.title, standfirst: found.standfirst });
}
