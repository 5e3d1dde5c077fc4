import type { Metadata } from "next";
import { GuardedPart, type GuardedPageProps } from "@/app/(portal)/guarded-part";
import { PARTS } from "@/components/access/parts";

const PATH = "/brand-insights/single-country";

export const metadata: Metadata = { title: PARTS[PATH].title, description: PARTS[PATH].purpose };

export default function SingleCountryPage({ searchParams }: GuardedPageProps) {
  return <GuardedPart path={PATH} part={PARTS[PATH]} searchParams={searchParams} />;
}
