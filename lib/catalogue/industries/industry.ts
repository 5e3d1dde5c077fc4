/** A sector in which brands are ranked. */
export type Industry = { slug: string; name: string };

/** The default industries, alphabetical. Imported studies can add others. */
export const INDUSTRIES: readonly Industry[] = [
  { slug: "banking", name: "Banking" },
  { slug: "beauty-hygiene", name: "Beauty & hygiene" },
  { slug: "beverages", name: "Beverages" },
  { slug: "building-diy", name: "Building & DIY" },
  { slug: "cars-mobility", name: "Cars & mobility" },
  { slug: "cleaning-household", name: "Cleaning & household" },
  { slug: "dairy-plant-based", name: "Dairy & plant-based" },
  { slug: "electronics-appliances", name: "Electronics & appliances" },
  { slug: "energy", name: "Energy" },
  { slug: "fashion-footwear", name: "Fashion & footwear" },
  { slug: "food-grocery", name: "Food & grocery" },
  { slug: "home-furnishing", name: "Home furnishing" },
  { slug: "hotels-leisure", name: "Hotels & leisure" },
  { slug: "insurance", name: "Insurance" },
  { slug: "media-streaming", name: "Media & streaming" },
  { slug: "outdoor-sport", name: "Outdoor & sport" },
  { slug: "pharmacy-care", name: "Pharmacy & care" },
  { slug: "restaurants-cafes", name: "Restaurants & cafés" },
  { slug: "sweets-snacks", name: "Sweets & snacks" },
  { slug: "telecom", name: "Telecom" },
  { slug: "toys-children", name: "Toys & children" },
  { slug: "travel-transport", name: "Travel & transport" },
];

/** The industry of the study with this slug, or null. */
export function findIndustryBySlug(slug: string): Industry | null {
  return INDUSTRIES.find((industry) => industry.slug === slug) ?? null;
}
