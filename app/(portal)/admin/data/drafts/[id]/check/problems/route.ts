import { loadCheck } from "@/lib/accounts/draft-checks/load";
import { draftHref } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";
import { fileAnswer, toProblemFile } from "@/lib/accounts/administration/files";

interface RouteContext {
  params: Promise<{ id: string }>;
}

/** What the last check of a draft found, as CSV. For researchers and admins; 404 before a check. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { id } = await params;
  await loadResearcher(draftHref(id, "check"));
  const draft = await loadDraft(id);
  const check = draft && (await loadCheck(draft));
  if (!check?.result)
    return new Response("This draft has not been checked.", {
      status: 404,
      headers: { "Cache-Control": "private, no-store" },
    });
  return fileAnswer(toProblemFile(check.result.problems), "problems");
}
