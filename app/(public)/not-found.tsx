import type { Metadata } from "next";
import { firstBrands } from "@/app/first-brands";
import { NotFoundPage } from "@/components/shell/not-found-page";

export const metadata: Metadata = { title: "Page not found" };

export default async function PublicNotFound() {
  return <NotFoundPage rankings={await firstBrands()} />;
}
