import { insightsFeed } from "@/app/insights-feed";

/** Cached, and rebuilt when posts change. */
export const dynamic = "force-static";
export const revalidate = 300;

/** The blog as RSS 2.0. */
export async function GET() {
  return new Response((await insightsFeed()).rss2(), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
