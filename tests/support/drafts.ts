import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { siteUnderTest } from "./data-api";
import { userIdOf } from "./people";

const saved = z.looseObject({ id: z.uuid(), revision: z.int() });

async function call(context: APIRequestContext, name: string, args: Record<string, unknown>): Promise<unknown> {
  const api = siteUnderTest();
  const { status, body } = await api.callAs(await api.tokenOf(await userIdOf(context)), name, args);
  if (status !== 200) throw new Error(`${name}: ${status} ${body}`);
  return JSON.parse(body) as unknown;
}

/** The id of a new draft of a researcher or admin. */
export async function begunDraft(context: APIRequestContext, name = "A draft of the tests"): Promise<string> {
  return saved.parse(await call(context, "create_study_draft", { p_name: name })).id;
}

/** Gives a draft up, whatever revision it is in. */
export async function deleteDraft(context: APIRequestContext, id: string): Promise<void> {
  const { revision } = saved.parse(await call(context, "find_study_draft", { p_id: id }));
  await call(context, "withdraw_study_draft", { p_id: id, p_base: revision });
}
