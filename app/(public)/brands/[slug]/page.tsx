import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrandDetail } from "@/components/brands/brand-detail";
import { BrandTrail } from "@/components/brands/brand-trail";
import { RelatedBrands } from "@/components/brands/related-brands";
import { SourceLine } from "@/components/rankings/source-line";
import { JsonLd } from "@/components/seo/json-ld";
import { brandHref } from "@/lib/brands/brand-slug";
import { loadBrand, loadPublicBrandSlugs } from "@/lib/brands/load";
import { toBrandGraph, toBrandTrail } from "@/lib/brands/structured-data";
import type { BrandView } from "@/lib/brands/view";
import { loadMarkets, loadRanking } from "@/lib/rankings/load";
import { SITE } from "@/lib/site/site";

interface PageProps {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  const slugs = await loadPublicBrandSlugs();
  return slugs.map((slug) => ({ slug }));
}

function toDescription({ brand, standings }: BrandView): string {
  const markets = new Intl.ListFormat("en-GB").format(standings.map(({ market }) => market.name));
  return `Where ${brand.name} stands among the brands people in ${markets} rate on sustainability, with its rank range.`;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  const view = await loadBrand(slug);
  if (!view) return {};
  return {
    title: `${view.brand.name}: sustainability ranking ${SITE.rankingYear}`,
    description: toDescription(view),
    alternates: { canonical: brandHref(slug) },
    ...(view.isIndexable ? {} : { robots: { index: false, follow: true } }),
  };
}

export default async function BrandPage({ params }: PageProps) {
  const { slug } = await params;
  const [view, markets] = await Promise.all([loadBrand(slug), loadMarkets()]);
  const home = view?.standings[0];
  if (!view || !home) notFound();
  const related = await loadRanking(home.market.slug, home.industry.slug);
  const market = markets.find((each) => each.slug === home.market.slug);
  const trail = toBrandTrail(view.brand, home.market, home.industry);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <JsonLd
        graph={toBrandGraph({
          brand: view.brand,
          trail,
          description: toDescription(view),
          publishedAt: market?.publishedAt ?? null,
          publisher: SITE.company,
          origin: process.env.APP_ORIGIN ?? "http://localhost:3000",
        })}
      />
      <BrandDetail
        view={view}
        isSample={market?.isSample ?? false}
        trail={<BrandTrail trail={trail} />}
        aside={
          related?.status === "locked" ? (
            <RelatedBrands market={home.market} industry={home.industry} brands={related.brands} except={slug} />
          ) : null
        }
      >
        {market ? (
          <SourceLine market={market}>The bar is the 95% rank range on a scale of the whole market; the line in it is the position.</SourceLine>
        ) : null}
      </BrandDetail>
    </main>
  );
}
