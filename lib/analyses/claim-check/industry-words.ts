import { asPhrases, type Phrase } from "@/lib/analyses/claim-check/tokens";
import { toKey } from "@/lib/catalogue/names/match";
import type { Named } from "@/lib/catalogue/names/named";

/** Everyday words for the study's industries. An ambiguous word is listed under each of them. */
const EVERYDAY: Record<string, string> = {
  banking: "bank,banks,banking,lender,lenders,savings bank,savings banks",
  "beauty-hygiene":
    "beauty,cosmetics,cosmetic,skincare,skin care,hygiene,make up,makeup,shampoo,toothpaste,hair care,perfume,soap",
  beverages:
    "beverage,beverages,drink,drinks,soft drink,soft drinks,soda,juice,water,beer,brewery,breweries,wine,coffee,tea",
  "building-diy": "building,diy,do it yourself,hardware,hardware store,paint,construction,builder,home improvement",
  "cars-mobility":
    "car,cars,carmaker,car maker,car brand,automaker,automotive,vehicle,vehicles,mobility,electric car,electric cars,ev,car sharing,car rental,tyres,petrol station",
  "cleaning-household": "cleaning,detergent,detergents,household,laundry,washing up,toilet paper,tissue",
  "dairy-plant-based": "dairy,milk,cheese,yoghurt,yogurt,plant based,oat drink,oat milk,vegan,butter",
  "electronics-appliances":
    "electronics,electronic,appliance,appliances,computer,computers,white goods,tv,phone maker,kitchen appliances,consumer electronics",
  energy:
    "energy,electricity,power,power company,utility,utilities,fuel,petrol,petrol station,district heating,electricity supplier",
  "fashion-footwear": "fashion,clothes,clothing,apparel,footwear,shoe,shoes,garment,jeans,fast fashion",
  "food-grocery":
    "food,foods,grocery,groceries,grocer,grocers,supermarket,supermarkets,grocery store,food store,grocery retailer,food retailer,grocery chain,meat,bread,pasta,frozen food",
  "home-furnishing": "furniture,furnishing,furnishings,home furnishing,interior,interiors,bed,beds,mattress,home decor",
  "hotels-leisure": "hotel,hotels,hospitality,leisure,resort,resorts,amusement park,gym,gyms",
  insurance: "insurance,insurer,insurers,insurance company,pension,pensions",
  "media-streaming": "media,streaming,newspaper,newspapers,tv channel,broadcaster,music streaming,publisher",
  "outdoor-sport": "outdoor,outdoors,sport,sports,sportswear,outdoor clothing,sports store,skiing,bicycle,bicycles",
  "pharmacy-care": "pharmacy,pharmacies,pharmacist,drugstore,health care,healthcare,optician,opticians,medicine,care",
  "restaurants-cafes":
    "restaurant,restaurants,cafe,cafes,coffee,coffee shop,coffee shops,fast food,burger,burgers,hamburger,pizza,takeaway,food delivery",
  "sweets-snacks": "sweets,sweet,snack,snacks,candy,confectionery,chocolate,crisps,ice cream,biscuits",
  telecom:
    "telecom,telecoms,telecommunications,mobile operator,mobile operators,mobile network,broadband,phone operator,internet provider",
  "toys-children": "toy,toys,children s,childrens,children,kids,baby,baby food",
  "travel-transport":
    "travel,transport,airline,airlines,air line,rail,railway,railways,train,trains,bus,buses,ferry,ferries,taxi,parcel,logistics,delivery,postal,travel agency,tour operator",
};

/** Phrases for the industries of a study, including its own names; slugs. */
export function toIndustryPhrases(industries: readonly Named[]): Phrase<readonly string[]>[] {
  const byPhrase = new Map<string, Set<string>>();
  const add = (phrase: string, slug: string) => byPhrase.set(phrase, (byPhrase.get(phrase) ?? new Set()).add(slug));
  for (const { slug, name } of industries) {
    const key = toKey(name);
    if (key === "") continue;
    add(key, slug);
    add(key.split(" ").join(" and "), slug);
    for (const word of EVERYDAY[slug]?.split(",") ?? []) add(word, slug);
  }
  return [...byPhrase].flatMap(([phrase, slugs]) => asPhrases([...slugs] as readonly string[], [phrase]));
}

export const WHOLE_MARKET: readonly Phrase<null>[] = asPhrases(null, [
  "all industries",
  "any industry",
  "all brands",
  "of all",
  "across industries",
  "across all industries",
  "overall",
  "whole market",
  "all companies",
]);
