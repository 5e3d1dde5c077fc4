import { vi } from "vitest";
import { createAuthActions, type Flow } from "@/lib/accounts/identity/clerk/auth-flow";
import type { AuthState } from "@/lib/access/identity-port";

/** Clerk found nothing wrong. */
export const fine = async () => Promise.resolve({ error: null });
const refusal = (message: string, code = "form_password_incorrect") => ({
  code,
  message: "raw",
  errors: [{ message, longMessage: message }],
});
export type Status = Flow["signIn"]["status"];

/** Clerk's attempts as its browser library gives them, without Clerk: everything holds unless a test says otherwise. */
export function newAttempts() {
  const signIn = {
    status: "complete" as Status,
    create: vi.fn(fine),
    password: vi.fn(fine),
    finalize: vi.fn(fine),
    mfa: {
      sendEmailCode: vi.fn(fine),
      verifyEmailCode: vi.fn(fine),
      verifyTOTP: vi.fn(fine),
      verifyBackupCode: vi.fn(fine),
    },
    resetPasswordEmailCode: { sendCode: vi.fn(fine), verifyCode: vi.fn(fine), submitPassword: vi.fn(fine) },
  };
  const signUp = {
    status: "complete" as Flow["signUp"]["status"],
    password: vi.fn<(account: Record<string, unknown>) => ReturnType<typeof fine>>(fine),
    finalize: vi.fn(fine),
    verifications: { sendEmailCode: vi.fn(fine), verifyEmailCode: vi.fn(fine) },
  };
  const page = { search: "", reset: null as string | null, wentTo: null as string | null };
  const go = (to: string) => void (page.wentTo = to);
  const flow = {
    signIn,
    signUp,
    go,
    search: () => page.search,
    keepReset: (email: string | null) => (page.reset = email),
  };
  return { signIn, signUp, page, actions: createAuthActions(flow as unknown as Flow) };
}

export const IDLE: AuthState = { status: "idle" };
/** What a form sends. */
export const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
/** The next call of one of them is refused. */
export const fail = (one: { mockResolvedValueOnce: (answer: never) => unknown }, message: string, code?: string) =>
  one.mockResolvedValueOnce({ error: refusal(message, code) } as never);
