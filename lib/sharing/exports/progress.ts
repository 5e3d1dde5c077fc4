import { z } from "zod";

/** What a page accepts that shows how far a file is; anyone else gets the file alone. */
export const PROGRESS_TYPE = "application/vnd.granskog.progress";

const count = z.int().positive().max(999);

/** How far a file of several charts is: which one is being read or drawn. */
const fileStep = z.strictObject({ step: z.enum(["read", "draw"]), chart: count, of: count });
export type FileStep = z.output<typeof fileStep>;
export type TellStep = (step: FileStep) => void;

/** The last line: the file follows it, or there is none. */
const fileEnd = z.union([
  z.strictObject({ file: z.strictObject({ name: z.string().min(1).max(200), bytes: z.int().nonnegative() }) }),
  z.strictObject({ words: z.string().min(1) }),
]);
const line = z.union([fileStep, fileEnd]);

const encoder = new TextEncoder();
/** One line of what is sent before a file. */
export const toProgressLine = (said: z.input<typeof line>): Uint8Array => encoder.encode(`${JSON.stringify(said)}\n`);

/** A file that was sent after its progress, or why there is none. */
type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> } | { words: string };

/**
 * Reads the progress of a file and then the file.
 * @throws {Error} if the answer ends too early or is of another form
 */
export async function readProgress(body: ReadableStream<Uint8Array>, tell: TellStep): Promise<SentFile> {
  const reader = body.getReader();
  let rest = new Uint8Array();
  const more = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    if (done) return false;
    const joined = new Uint8Array(rest.length + value.length);
    joined.set(rest);
    joined.set(value, rest.length);
    rest = joined;
    return true;
  };
  for (;;) {
    const end = rest.indexOf(10);
    if (end === -1) {
      if (!(await more())) throw new Error("The answer ended before the file.");
      continue;
    }
    const said = line.parse(JSON.parse(new TextDecoder().decode(rest.subarray(0, end))));
    rest = rest.slice(end + 1);
    if ("step" in said) tell(said);
    else if ("words" in said) return said;
    else {
      const { name, bytes } = said.file;
      const file = new Uint8Array(bytes);
      let at = 0;
      for (;;) {
        file.set(rest.subarray(0, bytes - at), at);
        at += rest.length;
        if (at >= bytes) return { name, bytes: file };
        rest = new Uint8Array();
        if (!(await more())) throw new Error("The answer ended within the file.");
      }
    }
  }
}

/** How far a file is, in words. */
export const wordStep = ({ step, chart, of }: FileStep): string =>
  `${step === "read" ? "Loading" : "Drawing"} chart ${chart} of ${of}`;

/** How far it is, as parts of a whole: each chart is loaded and drawn. */
export const partOf = ({ step, chart, of }: FileStep): { done: number; all: number } => ({
  done: (step === "read" ? 0 : of) + chart - 1,
  all: 2 * of,
});
