import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { digestOfToken, makeToken } from "@/lib/study/previews/preview-token";
import type { PreviewLevel } from "@/lib/study/previews/preview-link";
import { siteUnderTest } from "./data-api";

const dataDir = () => process.env.DATA_DIR ?? ".data";
const secrets = z.object({ authSecret: z.string() });
const made = z.object({ id: z.uuid() });

/** A computation that the site under test has stored. */
export function storedComputation(): string {
  const folder = path.join(dataDir(), "computations");
  const id = readdirSync(folder).find((name) => existsSync(path.join(folder, name, "manifest.json")));
  if (id === undefined) throw new Error(`no computation in ${folder}`);
  return id;
}

/** A preview link of a researcher of the tests, as the site makes it. */
export async function makePreview(level: PreviewLevel, name = "Eva"): Promise<{ id: string; token: string }> {
  const { authSecret } = secrets.parse(JSON.parse(readFileSync(path.join(dataDir(), "secrets.json"), "utf8")));
  const api = siteUnderTest();
  const p_user = `u-${crypto.randomUUID()}`;
  await api.insert("user_roles", { provider_user_id: p_user, role: "researcher" });
  const token = makeToken(authSecret);
  const { status, body } = await api.call("service", "make_preview_link", {
    ...{ p_user, p_computation: storedComputation(), p_name: name, p_email: "eva@press.test", p_level: level },
    p_digest: digestOfToken(token, authSecret),
    p_until: new Date(Date.now() + 3_600_000).toISOString(),
  });
  if (status !== 200) throw new Error(body);
  return { id: made.parse(JSON.parse(body)).id, token };
}

/** Ends a link of `makePreview`. */
export async function endPreview(id: string): Promise<void> {
  await siteUnderTest().call("service", "revoke_preview_link", { p_user: null, p_id: id });
}
