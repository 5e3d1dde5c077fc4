import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { toLogFile } from "@/lib/accounts/administration/files";
import { ACTION_TITLES } from "@/lib/accounts/administration/log-action";
import type { LogLine } from "@/lib/accounts/administration/log-line";
import { lineTitle, lineWords, takesBack } from "@/lib/accounts/administration/log-text";
import { repository } from "@/tests/support/process";

const line = (action: string, detail: LogLine["detail"] = {}, subject = "u-1"): LogLine => ({
  id: "l1",
  line: 1,
  at: "2026-01-01T00:00:00.000Z",
  byUser: "u-boss",
  byName: "Olle",
  action,
  subject,
  subjectName: null,
  detail,
  canTakeBack: false,
});
const terms = {
  tier: "professional",
  status: "active",
  is_trial: false,
  period_end: "2098-06-30T23:59:59+00:00",
  extra_seats: 2,
};

describe("a log line", () => {
  it.each([
    [line("person.role", { was: "user", became: "admin" }), "Role changed", "User → Admin"],
    [
      line("subscription.grant", { was: null, became: terms }),
      "Subscription created or changed",
      "none → Professional, 2 extra seats, until 30 June 2098",
    ],
    [
      line("subscription.end", {
        was: { ...terms, is_trial: true, trial_ends_at: "2026-02-01T00:00:00+00:00", extra_seats: 0 },
        became: { ...terms, status: "canceled", extra_seats: 0 },
      }),
      "Subscription ended",
      "Professional trial, until 1 February 2026 → Professional, ended",
    ],
    [
      line("flag.set", { was: { is_on: false, text: "" }, became: { is_on: true, text: "Closed." } }, "announcement"),
      "Feature switch: Announcement",
      "off → on (“Closed.”)",
    ],
    [line("team.invite", { role: "member", seat: "3f0c", deep: { a: 1 } }), "Team invitation sent", "As member"],
    [line("waitlist.note", { was: "note", became: "note" }), "Note on a waitlist entry changed", ""],
    [line("waitlist.mark", { was: "waiting", became: "invited" }), "Waitlist entry marked", "Waiting → Invited"],
    [
      line("export.make", { format: "pdf", figure: "risk-alerts", selection: "market=sweden" }),
      "File exported",
      "PDF, Risk alerts",
    ],
    [line("citation.make", { figure: "say-do-gap", sha256: "9f2c", citation: "c1" }), "Citation created", "Say–do gap"],
    [line("draft.check", { errors: 1, warnings: 2, sha256: "9f2c" }), "Draft checked", "1 error, 2 warnings"],
    [line("draft.rename", { was: "Autumn", became: "Autumn 2" }), "Draft renamed", "“Autumn” → “Autumn 2”"],
    [
      line("link.share", { figure: "momentum", password: true, downloads: false, expires: "2026-12-06T09:00:00Z" }),
      "Shared link created",
      "Market momentum, with a password, until 6 December 2026",
    ],
    [
      line("release.change", { was: "2026-12-06T09:00:00Z", became: "2026-12-07T09:00:00Z", zone: "Europe/Stockholm" }),
      "Time of a planned publication changed",
      "Sun, 6 Dec 2026, 10:00 Stockholm time → Mon, 7 Dec 2026, 10:00 Stockholm time",
    ],
    [line("post.feature", { was: false, became: true }), "Featured post changed", "No → Yes"],
    [line("api.change_webhook", { on: false, webhook: "w1" }), "Webhook changed", "Turned off"],
  ])("log line %# states its subject and what changed", (one, title, words) => {
    expect([lineTitle(one), lineWords(one)]).toEqual([title, words]);
  });

  it("a log line shortens what is too long for a list", () => {
    expect(lineWords(line("draft.accept", { reason: "x".repeat(500) })).length).toBeLessThan(140);
  });

  it("each action that the database or the site logs has a title of its own", () => {
    const sources = globSync(["supabase/migrations/*.sql", "lib/accounts/own-data/mutations.ts"], { cwd: repository });
    const written = sources.flatMap((file) => {
      const text = readFileSync(path.join(repository, file), "utf8");
      return [
        ...text.matchAll(/(?:record\(|act_for\(\w+, )'([a-z]+\.[a-z_]+)'/g),
        ...text.matchAll(/\b(?:then|else) '([a-z]+\.[a-z_]+)'/g),
        ...text.matchAll(/\| "(account\.[a-z_]+)"/g),
      ].map(([, action = ""]) => action);
    });
    expect(written.length).toBeGreaterThan(60);
    expect(written.filter((action) => !ACTION_TITLES[action] && action !== "study.rollback")).toEqual([]);
  });

  it("a log line that undoes another names it", () => {
    expect(takesBack(line("flag.set", { takes_back: 7 }))).toBe(7);
    expect(takesBack(line("flag.set"))).toBeNull();
  });

  it("a log line in a file is never a formula, whatever the name", () => {
    const [, row] = toLogFile([
      { ...line("person.role", { was: "user", became: "admin" }), subjectName: "=HYPERLINK(1)" },
    ]).split("\r\n");
    expect(row).toContain(`"'=HYPERLINK(1)"`);
  });
});
