import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readAccountEvent } from "@/lib/accounts/identity/account-events";
import { signedHeaders } from "@/tests/support/clerk/webhook";

const SECRET = `whsec_${Buffer.from("a secret of Clerk's service").toString("base64")}`;
const UPDATED = Date.UTC(2026, 10, 24);
const user = {
  object: "user",
  id: "user_1",
  first_name: "Elin",
  last_name: null,
  primary_email_address_id: "idn_2",
  email_addresses: [
    { id: "idn_1", email_address: "victim@example.test", verification: { status: "unverified" } },
    { id: "idn_2", email_address: "elin@example.test", verification: { status: "verified" } },
  ],
  updated_at: UPDATED,
};
const message = (type: string, data: object) => ({
  id: "msg_1",
  body: JSON.stringify({ type, object: "event", data }),
});
const hear = async (sent: ReturnType<typeof message>, secret = SECRET, at?: number) =>
  readAccountEvent(new Headers(signedHeaders(sent, secret, at)), sent.body);

beforeEach(() => {
  vi.stubEnv("NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", "pk_live_x");
  vi.stubEnv("CLERK_WEBHOOK_SIGNING_SECRET", SECRET);
});
afterEach(() => vi.unstubAllEnvs());

describe("an account event", () => {
  it("an account event has the verified address and the date", async () => {
    const person = { userId: "user_1", email: "elin@example.test", firstName: "Elin", lastName: "" };
    for (const type of ["user.created", "user.updated"]) {
      expect(await hear(message(type, user))).toEqual({
        id: "msg_1",
        event: { is: "kept", person, asOf: new Date(UPDATED) },
      });
    }
  });

  it("an account event says that the account was deleted", async () => {
    expect(await hear(message("user.deleted", { object: "user", id: "user_1", deleted: true }))).toEqual({
      id: "msg_1",
      event: { is: "gone", userId: "user_1" },
    });
  });

  it("an account event is ignored if it is about sessions or has no verified address", async () => {
    const unproved = { ...user, email_addresses: user.email_addresses.slice(0, 1) };
    expect(await hear(message("user.updated", unproved))).toEqual({ id: "msg_1", event: null });
    expect(await hear(message("session.created", { id: "sess_1" }))).toEqual({ id: "msg_1", event: null });
  });

  it("an account event is refused if forged, modified, delayed or replayed", async () => {
    const sent = message("user.updated", user);
    expect(await hear(sent, `whsec_${Buffer.from("another secret").toString("base64")}`)).toBe("refused");
    expect(await hear(sent, SECRET, Date.now() - 301_000)).toBe("refused");
    expect(await hear(sent, SECRET, Date.now() + 302_000)).toBe("refused");
    expect(await hear(sent, SECRET, Date.now() - 290_000)).toMatchObject({ id: "msg_1" });
    expect(await readAccountEvent(new Headers(signedHeaders(sent, SECRET)), sent.body.replace("Elin", "Eva"))).toBe(
      "refused",
    );
    expect(await readAccountEvent(new Headers({ ...signedHeaders(sent, SECRET), "svix-id": "msg_2" }), sent.body)).toBe(
      "refused",
    );
    expect(await readAccountEvent(new Headers(), sent.body)).toBe("refused");
  });

  it("a signed account event of the wrong shape is malformed", async () => {
    expect(await hear(message("user.updated", { id: 7 }))).toBe("malformed");
    expect(await hear({ id: "msg_1", body: '"text"' })).toBe("malformed");
  });

  it.each(["CLERK_WEBHOOK_SIGNING_SECRET", "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY"])(
    "an account event is not accepted without %s",
    async (name) => {
      vi.stubEnv(name, "");
      expect(await hear(message("user.updated", user))).toBe("unheard");
    },
  );
});
