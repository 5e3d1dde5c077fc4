import type { MetadataRoute } from "next";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { SITE } from "@/lib/platform/site/site";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { description } = await loadShownStudy();
  return {
    name: SITE.name,
    short_name: SITE.name,
    description,
    start_url: "/",
    display: "browser",
    background_color: "#fafbf8",
    theme_color: "#fafbf8",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      // With a margin around the mark, for systems that crop icons.
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
}
