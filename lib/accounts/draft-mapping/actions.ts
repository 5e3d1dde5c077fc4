"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember } from "@/lib/access/load";
import { draftHref } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";
import { mappingFields } from "@/lib/accounts/draft-mapping/mapping-fields";
import { isReady, loadMapping, type Mapping } from "@/lib/accounts/draft-mapping/load";
import { applyFields } from "@/lib/accounts/draft-mapping/parts";
import { sayHref, type Said } from "@/lib/accounts/drafts/said";
import { readForm } from "@/lib/platform/forms/load";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";
import { hashOfDefinition } from "@/lib/study/drafts/draft-hash";
import { saveDraftDefinition } from "@/lib/study/drafts/mutations";
import { type LooseMapping, mappingsOf } from "@/lib/study/drafts/jobs/proposed-definition";

const place = {
  draft: z.uuid(),
  revision: z.coerce.number().int().positive(),
  mapping: z.coerce.number().int().min(0).max(50),
};
const draftForm = z.strictObject({ draft: place.draft, revision: place.revision });
const partsForm = z.looseObject(place);
const textForm = z.strictObject({ ...place, text: z.string() });

const parsed = z.record(z.string(), z.unknown());

async function open(id: string): Promise<Mapping> {
  await loadResearcher();
  const draft = await loadDraft(id);
  if (!draft) redirect(DATA_PAGE);
  return loadMapping(draft);
}

async function save(mapping: Mapping, revision: number, at: number, changed: LooseMapping): Promise<never> {
  const { draft, tables } = mapping;
  const mappings = mappingsOf(mapping.definition).map((one, index) => (index === at ? changed : one));
  const definition = { ...mapping.definition, mappings };
  const isComplete = isReady(definition, tables);
  const saved = await saveDraftDefinition(
    asMember,
    { id: draft.id, revision },
    { definition, sha256: hashOfDefinition(definition), isComplete },
  );
  const left: Said = mapping.isReading ? "reading" : "incomplete";
  const said: Said = saved.status !== "saved" ? "conflict" : isComplete ? "saved" : left;
  redirect(sayHref(draftHref(draft.id, "map"), said));
}

/** Saves the fields of a mapping. Incomplete ones are saved as well, and their problems are shown. For researchers and admins. */
export async function saveParts(data: FormData): Promise<void> {
  const { draft, revision, mapping: at, ...rest } = readForm(partsForm, data);
  const written = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const mapping = await open(draft);
  const present = mappingsOf(mapping.definition)[at];
  if (!present) redirect(sayHref(draftHref(draft, "map"), "conflict"));
  const fields = mappingFields(mapping.definition, present).flatMap((part) => part.fields);
  await save(mapping, revision, at, applyFields(present, fields, written));
}

/** Confirms that the files of a draft are study files as they are. For researchers and admins. */
export async function confirmStudyFiles(data: FormData): Promise<void> {
  const { draft, revision } = readForm(draftForm, data);
  await save(await open(draft), revision, -1, {});
}

/** Saves the JSON of a mapping. For researchers and admins. */
export async function saveText(data: FormData): Promise<void> {
  const { draft, revision, mapping: at, text } = readForm(textForm, data);
  const mapping = await open(draft);
  const read = parsed.safeParse(parseJson(text));
  if (!read.success) redirect(sayHref(draftHref(draft, "map"), "notjson"));
  await save(mapping, revision, at, read.data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
