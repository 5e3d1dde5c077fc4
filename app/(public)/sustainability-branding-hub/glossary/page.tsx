import Link from "next/link";
import { TermIndex } from "@/components/hub/term-index";
import { NextStep } from "@/components/layout/next-step";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadTerms } from "@/lib/hub/glossary/load";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";
import { GLOSSARY_CRUMB, toDefinedTermSet } from "@/lib/discovery/structured-data/glossary";
import { HUB_CRUMB } from "@/lib/rankings/brands/trail";

const PAGE = {
  path: GLOSSARY_CRUMB.href,
  title: "Glossary",
  description:
    "The terms of surveys, rankings and environmental claims in plain English: what each means, a worked example, and where this site uses it.",
};
export const metadata = toPageHead(PAGE);

export default async function GlossaryPage() {
  const terms = await loadTerms();
  const set = toDefinedTermSet(
    terms.map(({ slug, title, definition }) => ({ slug, name: title, definition })),
    siteOrigin(),
  );
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageData page={{ ...PAGE, kind: "CollectionPage", trail: [HUB_CRUMB, GLOSSARY_CRUMB], mainEntity: set }} />
      <div className="pt-8 pb-8 md:pt-16 md:pb-12">
        <p className="text-s-1 leading-5 font-semibold text-spruce">
          <Link href={HUB_CRUMB.href} className="underline-offset-4 hover:underline">
            {HUB_CRUMB.name}
          </Link>
        </p>
        <h1 className="mt-3 text-s4 tracking-display md:text-s5">Glossary</h1>
        <p className="standfirst mt-4 max-w-brief">
          {terms.length} terms from surveys, rankings and claims, each with its meaning, a worked example and where it
          is used here.
        </p>
      </div>
      <TermIndex terms={terms} />
      <NextStep />
    </main>
  );
}
