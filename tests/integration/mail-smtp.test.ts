import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendEmail } from "@/lib/accounts/emails/send";
import { startSmtpSink } from "../support/smtp-sink";

const dataDir = mkdtempSync(path.join(tmpdir(), "granskog-smtp-"));
const email = {
  to: "kari@sample.test",
  subject: "Your code for Granskog",
  kind: "verify-email",
  values: { code: "402917" },
} as const;

let sink: Awaited<ReturnType<typeof startSmtpSink>> | undefined;
async function useSink(options: Parameters<typeof startSmtpSink>[0] = {}) {
  sink = await startSmtpSink(options);
  vi.stubEnv("SMTP_URL", sink.url);
  return sink;
}

beforeEach(() => {
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
  vi.stubEnv("MAIL_FROM", "Granskog <post@sample.test>");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await sink?.stop();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe("a mail server", () => {
  it("a mail server gets each email as text and HTML, and the outbox gets nothing", async () => {
    const { received } = await useSink();
    await sendEmail(email);
    expect(received).toHaveLength(1);
    const [{ from = "", to = [], message = "" } = {}] = received;
    expect(from).toContain("<post@sample.test>");
    expect(to).toEqual([expect.stringContaining("<kari@sample.test>")]);
    expect(message).toMatch(/^From: Granskog <post@sample\.test>$/m);
    expect(message).toMatch(/^Subject: Your code for Granskog$/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(message).toContain("Your code: 402917");
    expect(message).toContain("Content-Type: text/html");
    expect(existsSync(path.join(dataDir, "outbox"))).toBe(false);
  });

  it("a mail server gets the reply address named in the email", async () => {
    const { received } = await useSink();
    await sendEmail({
      ...email,
      kind: "waitlist-entry",
      values: { Email: "ola@sample.test" },
      replyTo: "ola@sample.test",
    });
    expect(received[0]?.message).toMatch(/^Reply-To: ola@sample\.test$/m);
  });

  it("a mail server never gets an email whose subject would inject a header", async () => {
    const { received } = await useSink();
    await expect(sendEmail({ ...email, subject: "Code\r\nBcc: eve@sample.test" })).rejects.toThrow();
    expect(received).toEqual([]);
  });

  it("a mail server that rejects the recipient causes an error", async () => {
    await useSink({ refusesRecipients: true });
    await expect(sendEmail(email)).rejects.toThrow(/nobody of that name|recipients/i);
  });

  it("a mail server that does not respond times out", async () => {
    const { connected } = await useSink({ isSilent: true });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const refused = expect(sendEmail(email)).rejects.toThrow();
      await connected;
      await vi.advanceTimersByTimeAsync(15_000);
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });

  it("a mail server on another machine gets nothing unencrypted", async () => {
    // An address of this machine that is not taken for one; the sink offers no encryption.
    const { received, connected } = await useSink({ host: "127.0.0.2" });
    // It says TLS, or on a slow machine that the connection was closed first.
    await expect(sendEmail(email)).rejects.toThrow();
    await connected;
    expect(received).toEqual([]);
  });
});
