import type { Metadata } from "next";
import { GuardedPart, type GuardedPageProps } from "@/app/(portal)/guarded-part";
import { PARTS } from "@/components/access/parts";

const PATH = "/admin/data";

export const metadata: Metadata = { title: PARTS[PATH].title, description: PARTS[PATH].purpose };

export default function DataPage({ searchParams }: GuardedPageProps) {
  return <GuardedPart path={PATH} part={PARTS[PATH]} searchParams={searchParams} />;
}
