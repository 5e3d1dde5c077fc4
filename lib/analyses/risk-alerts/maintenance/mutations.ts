import "server-only";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { DueAlertEmail } from "@/lib/analyses/risk-alerts/alert-rows";
import { toDigest } from "@/lib/analyses/risk-alerts/digest";
import { evaluateRules } from "@/lib/analyses/risk-alerts/evaluate";
import { wordEvent } from "@/lib/analyses/risk-alerts/email";
import {
  claimAlertEmail,
  clearAlertLog,
  keepAlertEvaluation,
  settleAlertEmail,
} from "@/lib/analyses/risk-alerts/mutations";
import { listAlertWork, listDueAlertEmails, listLatestAlerts } from "@/lib/analyses/risk-alerts/queries";
import { rulesInForce } from "@/lib/analyses/risk-alerts/rule";
import { sendIfWanted } from "@/lib/accounts/email-choices/mutations";
import { isWaitlistMode } from "@/lib/platform/site/environment";
import { siteOrigin } from "@/lib/platform/site/origin";
import { logError } from "@/lib/platform/telemetry/log-error";

/** People whose rules are asked for at once. */
const AT_ONCE = 100;

/**
 * After a publication: evaluates everyone's alert rules against the latest waves and sends the emails that follow.
 * Anyone who was done with is not done again, and an email in hand is not sent by anyone else; killed in between, the
 * next run goes on where this one stopped.
 * @returns how many emails were sent
 */
export async function sendAlertDigests(now: Date): Promise<number> {
  await clearAlertLog();
  // In waitlist mode no one has a plan that counts.
  if (isWaitlistMode()) return 0;
  const left = await evaluateAll(now);
  let sent = 0;
  for (const due of await listDueAlertEmails()) sent += (await sendOne(due)) ? 1 : 0;
  if (left > 0) throw new Error(`Alert rules of ${left} people not evaluated; all others done and emailed.`);
  return sent;
}

/** Evaluates the rules of everyone whose turn it is. @returns of how many that failed */
async function evaluateAll(now: Date): Promise<number> {
  const failed = new Set<string>();
  let latest: Latest | null = null;
  for (;;) {
    const { stamp, people } = await listAlertWork(AT_ONCE);
    const waiting = people.filter(({ userId }) => !failed.has(userId));
    if (waiting.length === 0) return failed.size;
    latest ??= await listLatestAlerts();
    // A publication arrived during the run: the next run begins with it.
    if (latest.stamp !== stamp) return failed.size;
    for (const person of waiting) {
      try {
        if ((await evaluateOne(person, latest, now)) === "stale") return failed.size;
      } catch (error) {
        // One whose rules cannot be evaluated keeps no one else waiting.
        logError(error, "Alert rules not evaluated; will retry.");
        failed.add(person.userId);
      }
    }
  }
}

type Latest = Awaited<ReturnType<typeof listLatestAlerts>>;
type Waiting = Awaited<ReturnType<typeof listAlertWork>>["people"][number];

async function evaluateOne(
  { userId, team, rules, marks, followed, wantsAll, reported }: Waiting,
  { stamp, alerts }: Latest,
  now: Date,
) {
  const readings = evaluateRules(rulesInForce(rules), alerts, { followed, marks, now });
  return keepAlertEvaluation(stamp, { userId, team }, toDigest(readings, { reported: new Set(reported), wantsAll }));
}

/** Sends an email that no one else has in hand. @returns was it sent? */
async function sendOne(due: DueAlertEmail): Promise<boolean> {
  const { stamp, userId, email } = due;
  if (!(await claimAlertEmail(stamp, userId))) return false;
  let isSent: boolean;
  try {
    isSent = await sendIfWanted(userId, "alert_digest", {
      to: email,
      ...wordEvent(due, await loadShownStudy(), siteOrigin()),
    });
  } catch (error) {
    logError(error, "Alert email not sent; will retry.");
    await settleAlertEmail(stamp, userId, "failed");
    return false;
  }
  await settleAlertEmail(stamp, userId, isSent ? "sent" : "not-wanted");
  return isSent;
}
