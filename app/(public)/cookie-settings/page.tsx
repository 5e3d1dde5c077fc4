import type { Metadata } from "next";
import { Reading } from "@/components/hub/reading";
import { ConsentPanel } from "@/components/layout/consent/consent-panel";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadDocument } from "@/lib/hub/posts/load";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";

/** Metadata of the page. */
async function readPage() {
  const { title, description, updated } = await loadDocument("cookie-settings");
  return { path: "/cookie-settings", title, description, modified: updated };
}

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await readPage());
}

export default async function CookieSettingsPage() {
  const [article, page, study] = await Promise.all([loadDocument("cookie-settings"), readPage(), loadShownStudy()]);
  return (
    <>
      <PageData page={page} />
      <Reading
        article={article}
        study={study}
        kicker={{ text: article.kicker }}
        plain
        next={null}
        figures={{ "cookie-choice": <ConsentPanel /> }}
      />
    </>
  );
}
