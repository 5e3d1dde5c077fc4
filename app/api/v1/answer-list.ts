import type { z } from "zod";
import { answerKey, type Written } from "@/app/api/v1/answer";
import { readCursor, toCursor } from "@/lib/sharing/api/cursor";
import { type ApiRows, loadApiWaves, loadKeyReader } from "@/lib/sharing/api/load";
import { toMeta } from "@/lib/sharing/api/meta";
import { ApiProblem } from "@/lib/sharing/api/problem";
import { checkMarket, parseQuestion } from "@/lib/sharing/api/question";
import type { ApiResource, ListShape } from "@/lib/sharing/api/resource";
import { toApiCsv, wantsCsv } from "@/lib/sharing/api/written-as";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { loadPublication } from "@/lib/rankings/publications/load";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import type { Reader } from "@/lib/access/reader";

/** Paging parameters, not part of the query. */
const OF_PAGE = ["cursor", "limit", "format"];

/** One page of a list, as JSON with metadata or as CSV. */
export async function answerList<Question extends z.ZodObject<ListShape>>(
  request: Request,
  resource: ApiResource<Question>,
  load: (reader: Reader, asked: z.output<Question>) => Promise<ApiRows>,
): Promise<Response> {
  return answerKey(request, async (key) => {
    const reader = await loadKeyReader(key, resource.name);
    const url = new URL(request.url);
    const asked = parseQuestion(resource.question, url.searchParams);
    checkMarket(asked, await loadShownStudy());
    const found = await answerInTime(readPage(reader, url, asked, load));
    if (!found) throw new ApiProblem("unanswered", "Retry in a moment.", null, { "Retry-After": "5" });
    return write(request, resource, url, found);
  });
}

type Page = Awaited<ReturnType<typeof readPage>>;

async function readPage<Asked extends { limit: number; cursor?: string | undefined }>(
  reader: Reader,
  url: URL,
  asked: Asked,
  load: (reader: Reader, asked: Asked) => Promise<ApiRows>,
) {
  const [{ rows, apart = [], units }, publication, waves] = await Promise.all([
    load(reader, asked),
    loadPublication(),
    loadApiWaves(reader),
  ]);
  const params = new URLSearchParams([...url.searchParams].filter(([name]) => !OF_PAGE.includes(name)));
  params.sort();
  const question = `${url.pathname}?${params.toString()}`;
  const stamp = publication?.stamp ?? 0;
  const from = asked.cursor === undefined ? 0 : readCursor(asked.cursor, { stamp, question });
  if (from === "foreign")
    throw new ApiProblem(
      "invalid-parameter",
      "This cursor belongs to a different query. Leave it out to start from the first page.",
      "cursor",
    );
  if (from === "stale")
    throw new ApiProblem(
      "stale-cursor",
      "New results were published since the previous page. Start again without a cursor.",
      "cursor",
    );
  const to = from + asked.limit;
  const page = rows.slice(from, to);
  const next = new URLSearchParams(url.searchParams);
  next.set("cursor", toCursor({ stamp, question, offset: to }));
  return {
    page,
    apart,
    total: rows.length,
    next: to < rows.length ? `${url.pathname}?${next.toString()}` : null,
    meta: toMeta({ publication, units, waves, rows: [...page, ...apart] }),
  };
}

function write(
  request: Request,
  { row, apart: list }: Pick<ApiResource, "row" | "apart">,
  url: URL,
  { page, apart, total, next, meta }: Page,
): Written {
  const links = next === null ? [] : [`<${next}>; rel="next"`];
  if (wantsCsv(url.searchParams.get("format"), request.headers.get("accept"))) {
    const params = new URLSearchParams(url.searchParams);
    params.set("format", "json");
    links.push(`<${url.pathname}?${params.toString()}>; rel="describedby"; type="application/json"`);
    return {
      type: "text/csv; charset=utf-8; header=present",
      text: toApiCsv(Object.keys(row.shape), page),
      headers: { Link: links.join(", ") },
    };
  }
  const body = { data: page, ...(list && { [list.name]: apart }), page: { count: page.length, total, next }, meta };
  return {
    type: "application/json; charset=utf-8",
    text: JSON.stringify(body),
    ...(links.length > 0 && { headers: { Link: links.join(", ") } }),
  };
}
