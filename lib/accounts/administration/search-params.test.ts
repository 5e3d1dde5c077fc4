import { describe, expect, it } from "vitest";
import {
  backHref,
  logHref,
  parseDone,
  parseLogQuery,
  parsePeopleQuery,
  parseSubscriptionQuery,
  peopleHref,
  subscriptionsHref,
} from "@/lib/accounts/administration/search-params";

const paramsOf = (href: string) => Object.fromEntries(new URL(href, "https://x.test").searchParams);

describe("addresses of the administration", () => {
  it.each(["/admin/people", "/admin/people?q=Kari&role=admin&plan=none&page=3"])(
    "the people list's address %s is read and written unchanged",
    (href) => {
      expect(peopleHref(parsePeopleQuery(paramsOf(href)))).toBe(href);
    },
  );

  it.each(["/admin/subscriptions", "/admin/subscriptions?q=Kari&state=past_due&tier=enterprise"])(
    "the subscription list's address %s is read and written unchanged",
    (href) => {
      expect(subscriptionsHref(parseSubscriptionQuery(paramsOf(href)))).toBe(href);
    },
  );

  it.each(["/admin/log", "/admin/log?q=Kari&person=user_2a&area=team&from=2026-01-31&until=2026-02-01&page=2"])(
    "the log's address %s is read and written unchanged",
    (href) => {
      expect(logHref(parseLogQuery(paramsOf(href)))).toBe(href);
    },
  );

  it("admin addresses without valid values fall back to the defaults", () => {
    const nonsense = {
      person: "a b",
      area: "Team'--",
      from: "2026-13-45",
      until: "yesterday",
      role: "root",
      plan: "gold",
      state: "x",
      tier: "free",
      page: "0",
    };
    expect(logHref(parseLogQuery(nonsense))).toBe("/admin/log");
    expect(peopleHref(parsePeopleQuery(nonsense))).toBe("/admin/people");
    expect(subscriptionsHref(parseSubscriptionQuery(nonsense))).toBe("/admin/subscriptions");
  });
});

describe("the last action", () => {
  it("the result of the last action appears once, on the page where it happened", () => {
    const href = backHref("/admin/log?area=flag&said=done&line=7", { outcome: "back", line: 8 });
    expect(href).toBe("/admin/log?area=flag&said=back&line=8");
    expect(parseDone(paramsOf(href))).toEqual({ outcome: "back", line: 8 });
    expect(backHref(href, { outcome: "stale", line: null })).toBe("/admin/log?area=flag&said=stale");
  });

  it("an admin form redirects only within the administration, whatever it says", () => {
    for (const back of ["https://evil.example/admin/", "//evil.example", "/admin/../../x"]) {
      expect(backHref(back, { outcome: "done", line: null })).toMatch(/^\/(?!\/)/);
    }
  });

  it.each([{}, { said: "sold" }, { said: ["evil"] }])("the result of an action is ignored in %j", (params) => {
    expect(parseDone(params)).toBeNull();
  });
});
