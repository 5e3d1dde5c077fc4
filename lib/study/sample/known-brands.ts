/** The brands at the top of Sweden's sample ranking: name, industry slug and true score around 2025. */
export const KNOWN_BRANDS: readonly (readonly [name: string, industry: string, score: number])[] = [
  ["Ängsala", "dairy-plant-based", 131],
  ["Fjällmyr", "outdoor-sport", 129],
  ["Tjärnlo", "home-furnishing", 126],
  ["Rågmyra", "food-grocery", 122],
  ["Ljusvarv", "energy", 119],
  ["Hedlyse", "pharmacy-care", 117],
  ["Skärmo", "food-grocery", 115],
  ["Vindrosa", "food-grocery", 113],
  ["Kvarnö", "restaurants-cafes", 112],
  ["Strandvide", "travel-transport", 110],
  ["Bruksholm", "building-diy", 109],
  ["Lingonsta", "food-grocery", 108],
  ["Mossebro Kraft", "energy", 107],
  ["Himmelsund", "banking", 106],
  ["Havremark", "dairy-plant-based", 105],
  ["Näckrosa", "beauty-hygiene", 104],
  ["Ulvsäter", "fashion-footwear", 103],
  ["Tallvind", "telecom", 103],
  ["Solgläntan", "travel-transport", 102],
  ["Björkrot & Dotter", "home-furnishing", 101],
];

/** Invented names used elsewhere on the site (clients, people, the publisher), which no brand may resemble. */
export const TAKEN_NAMES: readonly string[] = [
  "Granskog",
  "Tarnholt",
  "Brinkevoort",
  "Kollevik",
  "Halmö",
  "Sundrask",
  "Ulmhavn",
  "Holmkvist",
];

/** Real brands that the parts of invented names could resemble. */
export const AVOIDED_NAMES: readonly string[] = ["Ringnes", "Sasta", "Ulvang"];
