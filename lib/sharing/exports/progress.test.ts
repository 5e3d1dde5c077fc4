import { expect, it } from "vitest";
import fc from "fast-check";
import { type FileStep, partOf, readProgress, toProgressLine, wordStep } from "@/lib/sharing/exports/progress";

const steps: FileStep[] = [
  { step: "read", chart: 1, of: 2 },
  { step: "read", chart: 2, of: 2 },
  { step: "draw", chart: 1, of: 2 },
];

/** The bytes in pieces of these sizes. */
function inPieces(bytes: Uint8Array, sizes: readonly number[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      let at = 0;
      for (const size of [...sizes, bytes.length]) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size));
        at += size;
      }
      controller.close();
    },
  });
}

const join = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

it("progress and file are read again however the answer is cut into pieces", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(fc.integer({ min: 1, max: 60 })),
      async (file, sizes) => {
        const sent = join([
          ...steps.map(toProgressLine),
          toProgressLine({ file: { name: "my-charts.pdf", bytes: file.length } }),
          file,
        ]);
        const heard: FileStep[] = [];
        const read = await readProgress(inPieces(sent, sizes), (step) => heard.push(step));
        expect(heard).toEqual(steps);
        expect(read).toEqual({ name: "my-charts.pdf", bytes: file });
      },
    ),
  );
});

it("why there is no file is read in its words", async () => {
  const sent = join([...steps.map(toProgressLine), toProgressLine({ words: "None of these charts can be shown." })]);
  expect(await readProgress(inPieces(sent, []), () => undefined)).toEqual({
    words: "None of these charts can be shown.",
  });
});

it("an answer that ends before or within its file is an error", async () => {
  const whole = join([toProgressLine({ file: { name: "a.pdf", bytes: 10 } }), new Uint8Array(10)]);
  for (const length of [5, whole.length - 1])
    await expect(readProgress(inPieces(whole.slice(0, length), []), () => undefined)).rejects.toThrow("ended");
});

it("progress is told in words and as a share of loading and drawing", () => {
  expect(steps.map(wordStep)).toEqual(["Loading chart 1 of 2", "Loading chart 2 of 2", "Drawing chart 1 of 2"]);
  expect(steps.map(partOf)).toEqual([
    { done: 0, all: 4 },
    { done: 1, all: 4 },
    { done: 2, all: 4 },
  ]);
});
