import { loadViewer } from "@/lib/access/load";

/** Who asks, for the header of pages that are the same for everyone: `{ level, tier, role }`. Never cached. */
export async function GET(): Promise<Response> {
  const { level, tier, role } = await loadViewer();
  return Response.json({ level, tier, role }, { headers: { "Cache-Control": "no-store" } });
}
