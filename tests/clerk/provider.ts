import { randomBytes } from "node:crypto";
import { z } from "zod";

// Clerk in tests: the emulator or, with CLERK_SUITE=real, a development instance.

const report = z.object({
  outbox: z.array(z.object({ to: z.string(), code: z.string() })),
  users: z.array(
    z.object({
      id: z.string(),
      firstName: z.string(),
      unsafeMetadata: z.record(z.string(), z.unknown()),
      addresses: z.array(z.string()),
    }),
  ),
  sessions: z.array(z.object({ id: z.string(), status: z.string(), userId: z.string() })),
  unknown: z.array(z.string()),
  sent: z.array(z.object({ id: z.string(), body: z.string(), status: z.number().nullable() })),
  secret: z.string(),
  token: z.string().nullable(),
});
type Report = z.output<typeof report>;

const EMULATOR = process.env.CLERK_EMULATOR ?? null;
export const isEmulated = EMULATOR !== null;

/** What Clerk's instances for development take in place of any code sent to such an address. */
const TEST_CODE = "424242";
export const newAddress = (): string => `maja.${randomBytes(6).toString("hex")}+clerk_test@example.com`;

async function ask(path: string, sent?: object): Promise<Report> {
  const answer = await fetch(`${EMULATOR}/test/${path}`, { method: "POST", body: JSON.stringify(sent ?? {}) });
  return report.parse(await answer.json());
}

/** The newest code sent to an address, once there are `count` of them. */
export async function codeSentTo(email: string, count = 1): Promise<string> {
  if (!isEmulated) return TEST_CODE;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const codes = (await ask("report")).outbox.filter(({ to }) => to === email);
    if (codes.length >= count) return codes.at(-1)?.code ?? "";
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There are fewer than ${count} letters to ${email}.`);
}

// The rest is for the emulated one alone.
export const emulated = {
  report: async () => ask("report"),
  rules: async (rules: { trustsClients?: boolean; refusesSignOut?: boolean }) => ask("rules", rules),
  /** Writes what only Clerk's own dashboard and the server may write. */
  metadata: async (email: string, data: object) => ask(`metadata?${of(email)}`, data),
  secondFactor: async (email: string) => ask(`second-factor?${of(email)}`),
  /** Ends all their sessions, as an admin of Clerk's does. */
  end: async (email: string) => ask(`end?${of(email)}`),
  token: async (email: string, azp: string) =>
    (await ask(`token?${of(email)}&azp=${encodeURIComponent(azp)}`)).token ?? "",
};

const of = (email: string) => `email=${encodeURIComponent(email)}`;

/** Of the emulated authenticator app, and two codes for recovery. */
export const APP_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
export const RECOVERY_CODE = "a1b2c3d4";
