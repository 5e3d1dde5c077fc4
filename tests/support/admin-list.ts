import { z } from "zod";
import { TestBackend, type As } from "./test-backend";

type Row = Record<string, unknown>;
const rows = z.array(z.record(z.string(), z.unknown()));
const answer = z.strictObject({ status: z.string(), line: z.int().optional() });
const shownPerson = z.looseObject({
  role: z.string(),
  effective: z.looseObject({ tier: z.string(), status: z.string() }).nullable(),
  subscription: z
    .looseObject({
      state: z.string(),
      seen: z.string(),
      tier: z.string(),
      until: z.string().nullable(),
      seats: z.int(),
    })
    .nullable(),
});

/** Two admins, a researcher, two people with a name, and subscriptions of three kinds. */
export class AdminList {
  private constructor(
    readonly backend: TestBackend,
    readonly boss: As,
    readonly other: As,
  ) {}

  static async open(): Promise<AdminList> {
    const backend = await TestBackend.start();
    await backend.insert("user_roles", [
      { provider_user_id: "u-boss", role: "admin" },
      { provider_user_id: "u-other", role: "admin" },
      { provider_user_id: "u-researcher", role: "researcher" },
    ]);
    const addPerson = async (p_user: string, p_email: string, p_first_name: string, p_last_name: string) =>
      backend.command("keep_person", { p_user, p_email, p_first_name, p_last_name, p_told_at: "2026-01-01T00:00:00Z" });
    await addPerson("u-boss", "boss@sample.test", "Olle", "Gran");
    await addPerson("u-kari", "kari@sample.test", "Kari", "Fjell");
    await addPerson("u-siri", "siri@sample.test", "Siri", "Lunde");
    const paid = { provider: "stripe", provider_subscription: "sub_1", period_end: "2099-01-01T00:00:00Z" };
    await backend.insert("annual_subscriptions", {
      user_id: "u-paying",
      tier: "enterprise",
      status: "active",
      ...paid,
    });
    await backend.insert("annual_subscriptions", { user_id: "u-nobody", tier: "essential", status: "canceled" });
    const trial = { status: "trialing", is_trial: true, trial_ends_at: "2099-01-01T00:00:00Z" };
    await backend.insert("annual_subscriptions", { user_id: "u-trying", tier: "professional", ...trial });
    return new AdminList(backend, await backend.tokenFor("u-boss"), await backend.tokenFor("u-other"));
  }

  async close(): Promise<void> {
    await this.backend.stop();
  }

  async ask(name: string, args: Row = {}, as: As = this.boss): Promise<Row[]> {
    const { json, text } = await this.backend.rpc(as, name, args);
    return rows.parse(json, { error: () => text });
  }

  async act(name: string, args: Row, as: As = this.boss) {
    const { json, text } = await this.backend.rpc(as, name, args);
    return answer.parse(json, { error: () => text });
  }

  async person(p_user: string) {
    return shownPerson.parse((await this.backend.rpc(this.boss, "find_person", { p_user })).json);
  }

  /** Names the terms of someone's subscription as they are now. */
  async seen(user: string): Promise<string> {
    return (await this.person(user)).subscription?.seen ?? "";
  }
}
