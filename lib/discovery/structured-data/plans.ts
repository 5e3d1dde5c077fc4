import type { Product } from "schema-dts";
import { SITE } from "@/lib/platform/site/site";
import { toPublisher } from "@/lib/discovery/structured-data/publisher";
import { PLAN_NAMES, type Plan } from "@/lib/access/plan";

/** The plans as one product with an offer each. Prices are per year, without VAT. */
export function toPlanProduct(plans: readonly Plan[], origin: string): Product[] {
  if (plans.length === 0) return [];
  const url = new URL("/pricing", origin).href;
  const prices = plans.map(({ annualPriceEur }) => annualPriceEur);
  return [
    {
      "@type": "Product",
      "@id": `${url}#plans`,
      url,
      name: `${SITE.name} plans`,
      description: "One year of access to the scores, trends and analyses of the brand study, for one organisation.",
      image: new URL("/apple-icon.png", origin).href,
      brand: { "@type": "Brand", name: SITE.name },
      category: "Market research",
      offers: {
        "@type": "AggregateOffer",
        priceCurrency: "EUR",
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: plans.length,
        seller: toPublisher(origin),
        offers: plans.map(({ tier, annualPriceEur, seats }) => ({
          "@type": "Offer",
          name: PLAN_NAMES[tier],
          url: `${url}#plan-${tier}`,
          price: annualPriceEur,
          priceCurrency: "EUR",
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: annualPriceEur,
            priceCurrency: "EUR",
            unitText: "year",
            valueAddedTaxIncluded: false,
            referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "ANN" },
          },
          eligibleQuantity: { "@type": "QuantitativeValue", maxValue: seats, unitText: "seats" },
        })),
      },
    },
  ];
}
