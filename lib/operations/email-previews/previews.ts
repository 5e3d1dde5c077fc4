import "server-only";
import { samplesFor } from "@/lib/accounts/emails/email-samples";
import { EMAIL_KINDS, type EmailKind, wordEmail } from "@/lib/accounts/emails/kinds";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { wordEvent } from "@/lib/analyses/risk-alerts/email";
import { toHtml } from "@/lib/platform/mail/email-html";
import { toText, type Wording } from "@/lib/platform/mail/wording";
import { siteOrigin } from "@/lib/platform/site/origin";

type PreviewKind = EmailKind | "alert-digest";

/** Every kind of email that this site sends. */
export const PREVIEW_KINDS: readonly PreviewKind[] = [...EMAIL_KINDS, "alert-digest"];

/** An email with sample values, as a preview. */
export interface EmailPreview {
  kind: PreviewKind;
  text: string;
  html: string;
}

/** The kind with that name; the first if there is none. */
export function previewKind(name: string | undefined): PreviewKind {
  return PREVIEW_KINDS.find((kind) => kind === name) ?? "verify-email";
}

/** One kind of email with sample values. */
export async function writePreview(kind: PreviewKind): Promise<EmailPreview> {
  const wording = kind === "alert-digest" ? sampleAlerts() : wordEmail(kind, samplesFor(kind), siteOrigin());
  return { kind, text: toText(wording), html: await toHtml(wording) };
}

function sampleAlerts(): Wording {
  const events: Parameters<typeof wordEvent>[0]["events"] = [
    {
      brand: { slug: "skarmo", name: "Skärmo" },
      market: "sweden",
      year: 2025,
      kinds: ["sustained-decline", "level-shift"],
      level: "high",
    },
    {
      brand: { slug: "akerfrid", name: "Åkerfrid" },
      market: "norway",
      year: 2025,
      kinds: ["rank-drop"],
      level: "medium",
    },
  ];
  return wordEvent({ events, newAlerts: 4, rules: 2, isSample: true }, STUDY_OF_TODAY, siteOrigin()).wording;
}
