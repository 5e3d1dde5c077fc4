import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuardedPart, type GuardedPageProps } from "@/app/(portal)/guarded-part";
import { consumerSection, CONSUMER_SECTIONS } from "@/components/access/parts";

interface SectionPageProps extends GuardedPageProps {
  params: Promise<{ section: string }>;
}

/** There are these and no others: any other name is answered 404 before anything is drawn. */
export const dynamicParams = false;

export function generateStaticParams(): { section: string }[] {
  return Object.keys(CONSUMER_SECTIONS).map((section) => ({ section }));
}

export async function generateMetadata({ params }: SectionPageProps): Promise<Metadata> {
  const part = consumerSection((await params).section);
  return part ? { title: part.title, description: part.purpose } : {};
}

export default async function ConsumerSectionPage({ params, searchParams }: SectionPageProps) {
  const { section } = await params;
  const part = consumerSection(section);
  if (!part) notFound();
  return <GuardedPart path={`/consumer-insights/${section}`} part={part} searchParams={searchParams} />;
}
