import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { describe, expect, it } from "vitest";
import { wordEvent } from "@/lib/analyses/risk-alerts/email";
import { toHtml } from "@/lib/platform/mail/email-html";
import { toText } from "@/lib/platform/mail/wording";
import { ALERT_KINDS } from "@/lib/study/alert-names";

const ORIGIN = "https://granskog.test";
const brand = (name: string, more: object = {}) => ({
  brand: { slug: "b", name },
  market: "sweden",
  year: 2025,
  kinds: ["rank-drop" as const],
  level: "high" as const,
  ...more,
});
const write = (events: ReturnType<typeof brand>[], newAlerts: number, more: object = {}) => {
  const { subject, wording } = wordEvent(
    { events, newAlerts, rules: 2, isSample: false, ...more },
    STUDY_OF_TODAY,
    ORIGIN,
  );
  return { subject, wording, text: toText(wording) };
};

describe("the alert email", () => {
  it("the alert email names brands, markets, types and severity in order, and the total", () => {
    const { subject, text, wording } = write(
      [
        brand("Skärmo", { kinds: ["sustained-decline", "rank-drop"] }),
        brand("Åkerfrid", { market: "netherlands", level: "low" }),
      ],
      8,
    );
    expect(subject).toBe("8 new risk alerts in the 2025 study");
    expect(wording.facts).toEqual([
      ["Skärmo, Sweden 2025", "Sustained decline, rank drop (severity: high)"],
      ["Åkerfrid, The Netherlands 2025", "Rank drop (severity: low)"],
    ]);
    expect(text).toContain("5 more alerts are in the Insights Portal.");
    expect(text).toContain("Some alerts are false alarms.");
    expect(text).not.toContain("Sample data");
    expect(write([brand("Skärmo")], 1, { isSample: true, rules: 1 })).toMatchObject({
      subject: "One new risk alert in the 2025 study",
    });
    expect(write([brand("Skärmo")], 1, { isSample: true, rules: 1 }).text).toMatch(
      /Your alert rule was checked[\s\S]*Sample data: all brands and figures are invented/,
    );
  });

  it("the alert email says when nothing is new", () => {
    expect(write([], 0)).toMatchObject({
      subject: "No new risk alerts in the latest studies",
      wording: { facts: [], heading: "No new risk alerts" },
    });
  });

  it("the alert email handles twenty names of 300 characters in any script", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `${index} ${'森<b>"&'.repeat(49)}`.slice(0, 300));
    const { wording, text } = write(
      names.map((name) => brand(name, { kinds: [...ALERT_KINDS] })),
      80,
    );
    expect(wording.facts.map(([name]) => name.replace(", Sweden 2025", ""))).toEqual(names);
    expect(text).toContain(names[19]);
    const html = await toHtml(wording);
    expect(html).not.toContain("<b>");
    expect(html).toContain("&lt;b&gt;");
  });
});
