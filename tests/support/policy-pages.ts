import { ANALYSES, ANALYSIS_IDS, type AnalysisId } from "@/lib/catalogue/analyses";
import type { SamplePerson } from "./sign-in";

export type Reader = "anonymous" | SamplePerson;

/** One of each kind; the others are among the further pages. */
const SOME_ANALYSES: readonly AnalysisId[] = [
  "single-country",
  "portfolio",
  "country-comparison",
  "awareness",
  "risk-alerts",
];

/** One of each kind of page, for whom it is. */
export const PAGES: Readonly<Record<Reader, readonly string[]>> = {
  anonymous: [
    ...[
      "/",
      "/rankings/sweden",
      "/pricing",
      "/help",
      "/about-study/scores",
      "/sustainability-branding-hub/avoiding-greenwashing",
      "/contact-us",
      "/missing/page",
      "/nowhere",
    ],
    ...[
      "/auth?mode=signin",
      "/auth?mode=signup",
      "/rankings/search?market=sweden&q=a",
      "/share?figure=single-country&market=sweden",
      "/join?invitation=nobodys",
      "/emails/goodbye",
    ],
  ],
  free: ["/rankings/full", "/account", "/rankings/sweden"],
  essential: [],
  professional: [],
  enterprise: ["/welcome", "/insights", ...SOME_ANALYSES.map((id) => ANALYSES[id].path), "/my-charts", "/settings/api"],
  admin: ["/admin", "/admin/people", "/admin/hub-posts/new", "/design"],
};

/** All others, for `npm run test:deep`. */
export const FURTHER: Partial<Record<Reader, readonly string[]>> = {
  anonymous: [
    ...[
      "/rankings",
      "/features",
      "/waitlist",
      "/about-study",
      "/about-study/study-files",
      "/api-reference",
      "/cookie-settings",
      "/privacy-policy",
      "/terms-conditions",
      "/ranking-guidelines",
      "/test-checkout",
      "/outbox",
    ],
    ...[
      "",
      "/understanding-landscape",
      "/communication-guide",
      "/trust-recovery-playbook",
      "/insights",
      "/insights/topic/methods",
      "/glossary",
      "/glossary/confidence-interval",
    ].map((page) => `/sustainability-branding-hub${page}`),
  ],
  enterprise: [
    ...["/settings", "/invitations", "/my-charts/links", "/my-charts/citations", "/about-study/recompute", "/checkout"],
    ...ANALYSIS_IDS.filter((id) => !SOME_ANALYSES.includes(id)).map((id) => ANALYSES[id].path),
  ],
  admin: [
    "/admin/waitlist",
    "/admin/messages",
    "/admin/subscriptions",
    "/admin/log",
    "/admin/flags",
    "/admin/hub-posts",
    "/admin/data",
    "/design/letters",
  ],
};
