// Findings of the catalogue lints that are intended, each with its reason.

/** What visitors may read, and nothing beside it. */
export const READ_BY_VISITORS = {
  "anon SELECT public.ranking_industries_2024": "names of industries, for the form of the sign-up",
  "anon SELECT public.ranking_industries_2025": "names of industries, for the filter",
  "anon SELECT public.ranking_positions_2025": "ten positions of each market; the view asks who reads",
  "anon SELECT public.ranking_scores": "no row for whom pays nothing; the view asks who reads",
  "anon SELECT public.subscription_plans": "what plans cost stands on the prices page",
} as const;

export const READ_BY_ALL = {
  "public.subscription_plans: everyone": "what plans cost stands on the prices page",
  "study.markets: everyone": "names of the five markets",
} as const;

const MASKED = "masks by the reader's level, year and plan, which the reader's own rights on the tables could not";
/** A view reads with its owner's rights unless it is told otherwise. */
export const VIEWS_OF_THEIR_OWNER = {
  ranking_industries_2024: "names alone",
  ranking_industries_2025: "names alone",
  ranking_positions_2025: MASKED,
  ranking_scores: MASKED,
  "study.visible_results": MASKED,
  "study.visible_waves": MASKED,
} as const;

const ASKS_THE_CALLER = "asked by policies: tells about the caller, or of nothing but what they may see";
export const CALLED_OUTSIDE_THE_API = {
  "access.may(text)": ASKS_THE_CALLER,
  "access.known_brands()": ASKS_THE_CALLER,
  "access.known_industries()": ASKS_THE_CALLER,
  "access.known_waves()": ASKS_THE_CALLER,
  "access.level()": ASKS_THE_CALLER,
  "access.readable_waves(text)": ASKS_THE_CALLER,
  "access.sees_everything()": ASKS_THE_CALLER,
  "access.tells_open_years(bigint,text,jsonb)": ASKS_THE_CALLER,
  "access.user_id()": ASKS_THE_CALLER,
  "access.viewer()": ASKS_THE_CALLER,
  "access.works_with_data()": ASKS_THE_CALLER,
  "access.years()": ASKS_THE_CALLER,
  "study.industry_names(integer)": "names of the industries of a year, for the two views of them",
} as const;

export const STATEMENTS_FROM_TEXT = {
  "export_my_data()": "calls the functions named in access.personal_data, quoted, with the caller's id as a parameter",
  "erase_person(text)": "calls the functions named in access.personal_data, quoted, with the id as a parameter",
  "read_for(text,text,jsonb)": "calls a function named in access.calls_read_for, with its arguments as one parameter",
} as const;

const FIXED = "refers to a list that nothing is removed from";
export const WITHOUT_INDEX = {
  "study.waves market_code": FIXED,
  "annual_subscriptions tier": FIXED,
  "annual_subscriptions next_tier": FIXED,
  "waitlist_entries tier": FIXED,
  "contact_messages tier": FIXED,
} as const;
