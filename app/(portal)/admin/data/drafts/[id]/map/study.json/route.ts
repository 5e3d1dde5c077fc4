import { draftHref } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";
import { loadMapping } from "@/lib/accounts/draft-mapping/load";

interface RouteContext {
  params: Promise<{ id: string }>;
}

/** The definition of a draft with its mappings, as a file. For researchers and admins. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { id } = await params;
  await loadResearcher(draftHref(id, "map"));
  const draft = await loadDraft(id);
  if (!draft)
    return new Response("There is no such draft.", { status: 404, headers: { "Cache-Control": "private, no-store" } });
  const { definition } = await loadMapping(draft);
  return new Response(`${JSON.stringify(definition, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="study.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
