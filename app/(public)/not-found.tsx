import type { Metadata } from "next";
import { NotFoundPage } from "@/components/shell/not-found-page";

export const metadata: Metadata = { title: "Page not found" };

/** In the data of every page below, so without what the middleware's page adds (`missing/[what]`). */
export default function PublicNotFound() {
  return <NotFoundPage />;
}
