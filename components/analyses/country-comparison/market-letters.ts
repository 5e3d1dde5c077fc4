import { marketOf, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";

/** Two letters for a market where its name has no room: "SE". */
export const lettersOf = (study: StudyMarkets, slug: string) =>
  (marketOf(study, slug)?.code ?? slug.slice(0, 2)).toUpperCase();
