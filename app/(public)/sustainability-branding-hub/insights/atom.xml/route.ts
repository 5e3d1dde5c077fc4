import { insightsFeed } from "@/app/insights-feed";

/** Cached, and rebuilt when posts change. */
export const dynamic = "force-static";
export const revalidate = 300;

/** The blog as Atom 1.0. */
export async function GET() {
  return new Response((await insightsFeed()).atom1(), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
