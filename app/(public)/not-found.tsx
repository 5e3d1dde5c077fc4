import type { Metadata } from "next";
import { NotFoundPage } from "@/components/shell/not-found-page";

export const metadata: Metadata = { title: "There is no page here" };

export default function PublicNotFound() {
  return <NotFoundPage />;
}
