import type { Metadata } from "next";
import { GuardedPart, type GuardedPageProps } from "@/app/(portal)/guarded-part";
import { PARTS } from "@/components/access/parts";

const PATH = "/brand-insights/age-groups";

export const metadata: Metadata = { title: PARTS[PATH].title, description: PARTS[PATH].purpose };

export default function AgeGroupsPage({ searchParams }: GuardedPageProps) {
  return <GuardedPart path={PATH} part={PARTS[PATH]} searchParams={searchParams} />;
}
