import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { loadTerm } from "@/lib/hub/glossary/load";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name} glossary`;
export const { size, contentType } = SOCIAL_IMAGE;

export default async function Image({ params }: { params: Promise<{ term: string }> }) {
  const open = await loadTerm((await params).term);
  return socialImageOf({
    kicker: "Glossary",
    title: open?.term.title ?? "Glossary",
    standfirst: open?.term.definition ?? "",
  });
}
