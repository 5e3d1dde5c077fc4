import { describe, expect, it } from "vitest";
import { toLogFile } from "@/lib/accounts/administration/files";
import type { LogLine } from "@/lib/accounts/administration/log-line";
import { lineTitle, lineWords, takesBack } from "@/lib/accounts/administration/log-text";

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
    [line("person.role", { was: "user", became: "admin" }), "Role", "User → Admin"],
    [
      line("subscription.grant", { was: null, became: terms }),
      "Subscription created or changed",
      "none → Professional, 2 extra seats, until 2098-06-30",
    ],
    [
      line("subscription.end", {
        was: { ...terms, is_trial: true, trial_ends_at: "2026-02-01T00:00:00+00:00", extra_seats: 0 },
        became: { ...terms, status: "canceled", extra_seats: 0 },
      }),
      "Subscription ended",
      "Professional trial, until 2026-02-01 → Professional, ended",
    ],
    [
      line("flag.set", { was: { is_on: false, text: "" }, became: { is_on: true, text: "Closed." } }, "announcement"),
      "Announcement",
      "off → on (“Closed.”)",
    ],
    [line("team.invite", { role: "member", seats: 2, deep: { a: 1 } }), "Team: invite", "Role: member, Seats: 2"],
    [line("waitlist.note", { was: "note", became: "note" }), "Waitlist: note", ""],
  ])("log line %# states its subject and what changed", (one, title, words) => {
    expect([lineTitle(one), lineWords(one)]).toEqual([title, words]);
  });

  it("a log line shortens what is too long for a list", () => {
    expect(lineWords(line("account.note", { text: "x".repeat(500) })).length).toBeLessThan(140);
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
