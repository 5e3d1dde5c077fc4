import { type Expected, ADMIN, IDLE, NOTHING, SENT_AWAY } from "./expected";

const RESEARCHERS = ["researcher", "admin"] as const;
const ofDraft = (form: Record<string, string>): Expected => ({
  admitted: RESEARCHERS,
  input: { form: { draft: NOTHING, ...form } },
  refusal: SENT_AWAY,
});
const DRAFTS = "lib/accounts/draft";
const HELD = { revision: "1" };
const MAPPED = { ...HELD, mapping: "0" };

/** Drafts of studies: no one has one of that id, and a name is missing. */
const DRAFT_ACTIONS: Record<string, Expected> = {
  [`${DRAFTS}s/actions.ts beginDraft`]: { admitted: RESEARCHERS, input: { form: { name: "" } }, refusal: SENT_AWAY },
  [`${DRAFTS}-files/actions.ts dropDraft`]: ofDraft(HELD),
  [`${DRAFTS}-files/actions.ts removeFile`]: ofDraft({ upload: NOTHING }),
  [`${DRAFTS}-files/actions.ts readAgain`]: ofDraft({ upload: NOTHING }),
  [`${DRAFTS}-mapping/actions.ts saveParts`]: ofDraft(MAPPED),
  [`${DRAFTS}-mapping/actions.ts saveText`]: ofDraft({ ...MAPPED, text: "{}" }),
  [`${DRAFTS}-mapping/actions.ts confirmStudyFiles`]: ofDraft(HELD),
  [`${DRAFTS}-checks/actions.ts startCheck`]: ofDraft({}),
  [`${DRAFTS}-checks/actions.ts acceptWarnings`]: ofDraft({ ...HELD, reason: "Known" }),
  [`${DRAFTS}-checks/actions.ts chooseAction`]: ofDraft({ ...HELD, check: "speeders", action: "report" }),
};

const RELEASES = "lib/accounts/releases/actions.ts";
const ofRelease = (form: Record<string, string>): Expected => ({
  admitted: RESEARCHERS,
  input: { form: { computation: "000000000000", draft: "", ...form } },
  refusal: SENT_AWAY,
});

/** Computing, publishing and previews: no draft, computation or link of that id is there. */
const RELEASE_ACTIONS: Record<string, Expected> = {
  [`${RELEASES} startCompute`]: ofDraft(HELD),
  [`${RELEASES} cancelCompute`]: ofDraft({ job: "0000000000000000" }),
  [`${RELEASES} publishRelease`]: ofRelease({ when: "now", count: "1" }),
  [`${RELEASES} changeReleaseTime`]: ofRelease({ release: NOTHING, at: "2026-12-10T09:00" }),
  [`${RELEASES} withdrawFromRelease`]: ofRelease({ release: NOTHING }),
  [`${RELEASES} linkToRankings`]: {
    admitted: RESEARCHERS,
    input: { state: IDLE, form: { computation: "000000000000", name: "" } },
    refusal: SENT_AWAY,
  },
  [`${RELEASES} revokePreview`]: ofRelease({ link: NOTHING }),
};

/** Administration, posts of the hub and publications. */
export const ADMINISTRATION_ACTIONS: Record<string, Expected> = {
  "lib/accounts/administration/actions.ts giveRole": {
    admitted: ADMIN,
    input: { form: { user: "nobody", was: "user", role: "admin" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/administration/actions.ts agreeSubscription": {
    admitted: ADMIN,
    input: { form: { user: "nobody", seen: "", tier: "enterprise", extra: "0", until: "" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/administration/actions.ts endNow": {
    admitted: ADMIN,
    input: { form: { user: "nobody", seen: "" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/administration/actions.ts takeBack": {
    admitted: ADMIN,
    input: { form: { line: "999999999", back: "/admin/log" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/administration/actions.ts inviteToSignUp": {
    admitted: ADMIN,
    input: { form: { email: "no address" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/administration/actions.ts switchFlag": {
    admitted: ADMIN,
    input: { form: { name: "trials", was: "off", wasText: "", to: "off", text: "" } },
    refusal: SENT_AWAY,
  },
  ...DRAFT_ACTIONS,
  "lib/rankings/publications/actions.ts rollBack": {
    admitted: ["researcher", "admin"],
    input: { form: { publication: "999999999" } },
    refusal: SENT_AWAY,
  },
  ...RELEASE_ACTIONS,
  "lib/accounts/messages/actions.ts markMessage": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, reference: "GR-7K2M9Q", back: "", from: "open", to: "spam" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/waitlist/actions.ts decideOnEntry": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, place: "1", back: "", from: "waiting", to: "declined" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/waitlist/actions.ts noteOnEntry": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, place: "1", back: "", remark: "Mine" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts keepPost": {
    admitted: ADMIN,
    input: { state: IDLE, form: { id: NOTHING, base: "1" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts beginPost": {
    admitted: ADMIN,
    input: { state: IDLE, form: { title: "" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts movePost": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, slug: "nobodys-post" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts unpublishPost": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, state: "published" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts leadWithPost": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, leads: "yes" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts dropDraft": { admitted: ADMIN, input: { form: { id: NOTHING } }, refusal: SENT_AWAY },
  "lib/hub/posts/actions.ts undropDraft": { admitted: ADMIN, input: { form: { id: NOTHING } }, refusal: SENT_AWAY },
  "lib/hub/posts/actions.ts bringBackRevision": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, base: "1", number: "1" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts takeOverPost": {
    admitted: ADMIN,
    input: { form: { slug: "nobodys-post" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts linkToPreview": {
    admitted: ADMIN,
    input: { state: IDLE, form: { id: NOTHING } },
    refusal: SENT_AWAY,
  },
};
