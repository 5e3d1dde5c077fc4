import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listEmails, outboxFolder, readEmail, storeEmail } from "@/lib/platform/mail/outbox";
import { sendEmail } from "@/lib/accounts/emails/send";

const dataDir = mkdtempSync(path.join(tmpdir(), "granskog-mail-"));
const folder = outboxFolder(dataDir);

beforeAll(() => {
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
  vi.stubEnv("SMTP_URL", "");
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("the outbox", () => {
  it("the outbox stores an email as one file that only its owner can read", async () => {
    await sendEmail({
      to: "kari@sample.test",
      subject: "Your code",
      kind: "verify-email",
      values: { code: "402917" },
    });
    const [name = ""] = readdirSync(folder);
    expect(name).toMatch(/^\d{17}-[0-9a-f]{16}\.json$/);
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const stored: unknown = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    expect(Object.keys(stored as object)).toEqual(["at", "to", "subject", "text", "html"]);
    const [email] = await listEmails(folder, 10);
    expect(email).toMatchObject({ to: "kari@sample.test", subject: "Your code" });
    expect(email?.text.split("\n")[0]).toBe("Your code: 402917");
    expect(email?.html).toContain("402917");
  });

  it("the outbox lists the newest email first, ignores other files, and keeps 500", async () => {
    const email = { to: "a@sample.test", subject: "s", text: "t", html: "<p>t</p>" };
    for (let n = 0; n < 503; n += 1)
      await storeEmail(folder, { ...email, subject: `n${n}` }, new Date(Date.UTC(2030, 0, 1, 0, 0, n)));
    writeFileSync(path.join(folder, "notes.txt"), "not a letter");
    writeFileSync(path.join(folder, `20310101000000000-${"0".repeat(16)}.json`), "{ torn");
    expect(readdirSync(folder).filter((name) => name.endsWith(".json"))).toHaveLength(501);
    const newest = await listEmails(folder, 4);
    expect(newest.map(({ subject }) => subject)).toEqual(["n502", "n501", "n500"]);
  });

  it.each([
    "../secrets",
    "..%2fsecrets",
    "",
    "20300101000000000-zzzzzzzzzzzzzzzz",
    "/etc/passwd",
    `20300101000000000-${"0".repeat(16)}`,
  ])("the outbox has no email %j", async (id) => {
    expect(await readEmail(folder, id)).toBeNull();
  });

  it.each([
    ["a line break in the address", { to: "a@sample.test\r\nBcc: b@sample.test" }],
    ["two addresses", { to: "a@sample.test, b@sample.test" }],
    ["a name with an address", { to: "Eve <a@sample.test>" }],
    ["a line break in the subject", { subject: "Hello\nBcc: b@sample.test" }],
    ["a bare carriage return in the subject", { subject: "Hello\rBcc: b@sample.test" }],
    ["a Unicode line separator in the subject", { subject: "Hello\u2028Bcc: b@sample.test" }],
    ["an unknown field", { cc: "b@sample.test" }],
    ["an invalid code", { values: { code: "<b>1</b>" } }],
    ["no code", { values: {} }],
  ])("the outbox sends nothing with %s", async (_, change) => {
    const before = readdirSync(folder).length;
    await expect(
      sendEmail({
        to: "a@sample.test",
        subject: "Your code",
        kind: "verify-email",
        values: { code: "402917" },
        ...change,
      }),
    ).rejects.toThrow();
    expect(readdirSync(folder)).toHaveLength(before);
  });
});
