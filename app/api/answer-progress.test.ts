import { expect, it, vi } from "vitest";
import { answerWithProgress, wantsProgress } from "@/app/api/answer-progress";
import { PROGRESS_TYPE, readProgress } from "@/lib/sharing/exports/progress";

const request = (signal?: AbortSignal) =>
  new Request("http://localhost/api/charts/collection/pdf", {
    headers: { Accept: PROGRESS_TYPE },
    ...(signal && { signal }),
  });
const fileOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, { headers: { "Content-Disposition": 'attachment; filename="a.pdf"' } });

it("only a page that shows progress is told of it", () => {
  expect(wantsProgress(request())).toBe(true);
  expect(wantsProgress(new Request("http://localhost/", { headers: { Accept: "*/*" } }))).toBe(false);
});

it("the steps of a file come before it", async () => {
  const answer = answerWithProgress(request(), async (tell) => {
    tell({ step: "draw", chart: 1, of: 2 });
    await Promise.resolve();
    tell({ step: "draw", chart: 2, of: 2 });
    return fileOf(new Uint8Array([1, 2, 3]));
  });
  const tell = vi.fn();
  if (!answer.body) throw new Error("No body.");
  expect(await readProgress(answer.body, tell)).toEqual({ name: "a.pdf", bytes: new Uint8Array([1, 2, 3]) });
  expect(tell.mock.calls.map(([step]) => step as unknown)).toEqual([
    { step: "draw", chart: 1, of: 2 },
    { step: "draw", chart: 2, of: 2 },
  ]);
});

it.each([
  [
    "a refusal in its own words",
    async () => Promise.resolve(Response.json({ error: { message: "Too many." } }, { status: 429 })),
    "Too many.",
  ],
  [
    "a failure in words of ours",
    async () => Promise.reject(new Error("secret")),
    "We couldn’t create the file. Please try again.",
  ],
])("progress ends with %s", async (_, make, words) => {
  const answer = answerWithProgress(request(), make);
  if (!answer.body) throw new Error("No body.");
  expect(await readProgress(answer.body, () => undefined)).toEqual({ words });
});

it("the work ends when its reader leaves", async () => {
  const ended = new Promise<void>((resolve) => {
    const answer = answerWithProgress(request(), async (_, signal) => {
      await new Promise<void>((stop) => signal.addEventListener("abort", () => stop()));
      resolve();
      return fileOf(new Uint8Array());
    });
    void answer.body?.cancel();
  });
  await expect(ended).resolves.toBeUndefined();
});
