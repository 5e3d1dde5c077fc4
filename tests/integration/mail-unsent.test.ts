import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendUnsent, sendOrKeep } from "@/lib/accounts/emails/unsent";
import { freePort } from "../support/process";
import { startSmtpSink } from "../support/smtp-sink";

// What becomes of emails while the mail server takes none.

const MINUTE = 60_000;
const email = {
  to: "kari@sample.test",
  subject: "Your code for Granskog",
  kind: "verify-email",
  values: { code: "402917" },
} as const;
let dataDir = "";
let sink: Awaited<ReturnType<typeof startSmtpSink>> | undefined;

const unsent = () => readdirSync(path.join(dataDir, "unsent"));

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "granskog-unsent-"));
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
  vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${await freePort()}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await sink?.stop();
  sink = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

async function mailServer(options = {}) {
  sink = await startSmtpSink(options);
  vi.stubEnv("SMTP_URL", sink.url);
  return sink;
}

test("an email to an unavailable server is queued, and sent once when it returns", async () => {
  await sendOrKeep(email, 10 * MINUTE);
  expect(unsent()).toHaveLength(1);
  expect(await sendUnsent(Date.now() + 6_000)).toBe(0);
  expect(unsent()).toHaveLength(1);
  const { received } = await mailServer();
  const [first, second] = await Promise.all([sendUnsent(Date.now() + 6_000), sendUnsent(Date.now() + 6_000)]);
  expect([first, second]).toEqual([1, 1]);
  expect(received).toHaveLength(1);
  expect(received[0]?.message).toContain("Your code: 402917");
  expect(unsent()).toEqual([]);
});

test("a rejected email is retried at growing intervals", async () => {
  await mailServer({ refusesRecipients: true });
  await sendOrKeep(email, 60 * MINUTE);
  const { received } = sink ?? { received: [] };
  await sendUnsent(Date.now() + 6_000);
  await sink?.stop();
  const willing = await mailServer();
  expect(await sendUnsent(Date.now() + 7_000)).toBe(0);
  expect(await sendUnsent(Date.now() + 30_000)).toBe(1);
  expect([...received, ...willing.received]).toHaveLength(1);
});

test("an expired code is not sent", async () => {
  await sendOrKeep(email, 10 * MINUTE);
  const { received } = await mailServer();
  await sendUnsent(Date.now() + 11 * MINUTE);
  expect(received).toEqual([]);
  expect(unsent()).toEqual([]);
});

test("an email is queued in memory if it cannot be stored", async () => {
  // A file where the folder is to be refuses as a full disk does.
  writeFileSync(path.join(dataDir, "unsent"), "");
  await sendOrKeep(email, 10 * MINUTE);
  const { received } = await mailServer();
  expect(await sendUnsent(Date.now() + 6_000)).toBe(1);
  expect(received).toHaveLength(1);
});
