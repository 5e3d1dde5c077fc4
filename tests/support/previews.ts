import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { digestOfToken, makeToken } from "@/lib/study/previews/preview-token";
import type { PreviewLevel } from "@/lib/study/previews/preview-link";
import { siteUnderTest } from "./data-api";

const dataDir = () => process.env.DATA_DIR ?? ".data";
const secrets = z.object({ authSecret: z.string() });
const made = z.object({ id: z.uuid() });

const manifest = z.looseObject({ source: z.string() });

/** The computation of the sample study in a folder, without copies that are being made; undefined if it is not there. */
function findSample(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder).find((name) => {
    if (name.startsWith(".")) return false;
    const file = path.join(folder, name, "manifest.json");
    return existsSync(file) && manifest.parse(JSON.parse(readFileSync(file, "utf8"))).source === "sample-study";
  });
}

/**
 * The computation that the site under test shows, among those it has stored: copied there where all sites of a test run
 * share one (`SAMPLE_DIR`).
 */
export function storedComputation(): string {
  const folder = path.join(dataDir(), "computations");
  const own = findSample(folder);
  if (own !== undefined) return own;
  const shared = path.join(process.env.SAMPLE_DIR ?? dataDir(), "computations");
  const id = findSample(shared);
  if (id === undefined) throw new Error(`no computation of the sample study in ${folder} or ${shared}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `.${id}.${process.pid}.copy`);
  cpSync(path.join(shared, id), draft, { recursive: true });
  // Another worker may have been faster.
  if (existsSync(path.join(folder, id))) rmSync(draft, { recursive: true });
  else renameSync(draft, path.join(folder, id));
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
