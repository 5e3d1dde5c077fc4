import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { closeIdentity } from "@/lib/accounts/identity/embedded/auth";
import { signUpWithPassword, verifyEmailWithCode, type SignUp } from "@/lib/accounts/identity/embedded/sign-up";
import type { CookieTerms, Visit } from "@/lib/accounts/identity/embedded/visit";
import { listEmails, outboxFolder } from "@/lib/platform/mail/outbox";
import { hashQuickly } from "./quick-hashing";

export const AUTH_SECRET = "a secret for tests, of sufficient length";
export const PASSWORD = "a-quiet-larch-37";

const browsers: TestBrowser[] = [];

/**
 * Points the accounts at a store of this test's own. Returns what removes it.
 * @param work `full` where the time of an answer is compared
 */
export function useOwnStore(work: "little" | "full" = "little"): { dataDir: string; remove: () => Promise<void> } {
  const endOfHurry = work === "little" ? hashQuickly() : () => undefined;
  const dataDir = mkdtempSync(path.join(tmpdir(), "granskog-identity-"));
  Object.assign(process.env, { DATA_DIR: dataDir, AUTH_SECRET, APP_ORIGIN: "http://localhost:3000" });
  delete process.env.SMTP_URL;
  return {
    dataDir,
    remove: async () => {
      await Promise.all(browsers.splice(0).map((browser) => browser.settle()));
      await closeIdentity();
      endOfHurry();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A browser: its cookies, and the work that its answers left for later. */
export class TestBrowser implements Visit {
  readonly cookies = new Map<string, string>();
  readonly terms = new Map<string, CookieTerms>();
  readonly userAgent: string = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
  isDemonstration = false;
  #later: Promise<void>[] = [];

  constructor() {
    browsers.push(this);
  }

  read = (name: string) => this.cookies.get(name);
  write = (name: string, value: string, terms: CookieTerms) => {
    this.cookies.set(name, value);
    this.terms.set(name, terms);
  };
  forget = (name: string) => void this.cookies.delete(name);
  later = (work: () => Promise<void>) => void this.#later.push(work());
  isDemo = async () => Promise.resolve(this.isDemonstration);

  /** Waits for what the answers did not wait for. */
  async settle(): Promise<void> {
    await Promise.all(this.#later.splice(0));
  }
}

export const signUpForm = (email: string, changes: Partial<SignUp> = {}): SignUp => ({
  email,
  password: PASSWORD,
  firstName: "Kim",
  lastName: "Lindqvist",
  company: "Spruce Works",
  country: "sverige",
  title: "Analyst",
  industry: "food",
  marketingConsent: false,
  ...changes,
});

/** The emails sent to an address, newest first: kind of subject, and the code where there is one. */
export async function emailsTo(
  browser: TestBrowser,
  email: string,
): Promise<{ subject: string; code: string | null }[]> {
  await browser.settle();
  const emails = await listEmails(outboxFolder(process.env.DATA_DIR ?? ""), 500);
  return emails
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => ({ subject, code: /\b\d{6}\b/.exec(text)?.[0] ?? null }));
}

/** The code of the newest email to an address. */
export async function codeFor(browser: TestBrowser, email: string): Promise<string> {
  const code = (await emailsTo(browser, email))[0]?.code;
  if (!code) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** A code that is not this one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Someone who has signed up, proved the address and is signed in in the browser that is returned. */
export async function signedUp(email: string, changes: Partial<SignUp> = {}): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await signUpWithPassword(browser, signUpForm(email, changes), {});
  const answer = await verifyEmailWithCode(browser, await codeFor(browser, email));
  if (answer.is !== "signed in") throw new Error(`${email}: ${answer.is}`);
  return browser;
}
