import { answer } from "@/app/api/answer-member";
import { dialectFor } from "@/lib/charts/csv";
import { isSharedFile, makeSharedFile } from "@/lib/sharing/link-files/load";

interface RouteContext {
  params: Promise<{ id: string; file: string }>;
}

/**
 * `/share/…/chart.png` and `/share/…/chart.csv`: downloads of a shared link, and `/share/…/card.png`, its picture beside a
 * pasted address. 404 without an open link whose owner, for downloads, allows it and has the right to it; 503 if the database does not respond or too many files are being made.
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { id, file } = await params;
  if (!isSharedFile(file)) return answer(404, { error: { message: "There is no shared chart at this address." } });
  const made = await makeSharedFile(id, file, dialectFor(request.headers.get("accept-language")));
  switch (made.outcome) {
    case "made":
      return new Response(made.body.slice().buffer, {
        headers: {
          "Cache-Control": "private, no-store",
          "Content-Disposition": `${file === "card.png" ? "inline" : "attachment"}; filename="${made.name}"`,
          "Content-Type": made.mime,
          "X-Content-Type-Options": "nosniff",
          "X-Robots-Tag": "noindex",
        },
      });
    case "nothing":
      return answer(404, { error: { message: "There is no shared chart at this address." } });
    case "busy":
      return answer(
        503,
        { error: { message: "Too many files are being created right now. Please try again in a moment." } },
        { "Retry-After": "10" },
      );
    case "silent":
      return answer(503, { error: { message: "We couldn’t load the data. Please try again in a moment." } });
  }
}
