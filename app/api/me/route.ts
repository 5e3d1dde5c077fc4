import { loadMember } from "@/lib/access/load";
import { toAccountView } from "@/lib/access/view";

const NOT_KEPT = { "Cache-Control": "no-store" };

/**
 * Who asks, for the header of pages that are the same for everyone. Sets nothing and is no sign that somebody is
 * there. 503 when accounts or data do not answer: rights are never guessed.
 */
export async function GET(): Promise<Response> {
  try {
    return Response.json(toAccountView(await loadMember()), { headers: NOT_KEPT });
  } catch (error) {
    console.error("Who asks could not be read.", error);
    return Response.json({ error: { message: "The accounts do not answer just now." } }, { status: 503, headers: NOT_KEPT });
  }
}
