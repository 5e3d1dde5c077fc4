import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { gatherLine } from "@/lib/platform/telemetry/gathered-lines";
import { log, logFormat } from "@/lib/platform/telemetry/logger";
import { scrub, scrubLine } from "@/lib/platform/telemetry/scrub";

/** Milliseconds after which output counts as a new message. */
const TOGETHER = 100;
/** Maximum characters of a message: a library may print a whole statement. */
const MOST = 20_000;
/** Lines of a stack trace, or of an object printed with it. */
const CONTINUES = /^(?:[\s}\]]|at )/;
/** Node's own warnings, which go to the error output. */
const WARNING = /^\(node:\d+\) |^\(Use `node /;

type Level = "info" | "warn" | "error";

function isLogLine(line: string): boolean {
  if (!line.startsWith("{") || !line.endsWith("}")) return false;
  try {
    const { level, time } = JSON.parse(line) as Record<string, unknown>;
    return typeof level === "string" && typeof time === "string";
  } catch {
    return false;
  }
}

interface Relayed {
  /** Receives a log line unchanged. */
  pass(line: string): void;
  /** Receives other output: its first line, and the rest. */
  print(first: string, rest: string): void;
}

/**
 * Separates log lines from other output: libraries and Node itself do not use the log. Output printed at once, such as
 * an error with its trace, is one message.
 */
export class PrintedLines {
  private begun = "";
  private print: string[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly relayed: Relayed) {}

  push(text: string): void {
    const lines = (this.begun + text).split("\n");
    this.begun = (lines.pop() ?? "").slice(-MOST);
    for (const line of lines) this.take(line);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), TOGETHER);
    this.timer.unref();
  }

  /** Flushes incomplete output. */
  end(): void {
    clearTimeout(this.timer);
    const rest = this.begun;
    this.begun = "";
    if (rest !== "") this.take(rest);
    this.endPrint();
  }

  private take(raw: string): void {
    const line = stripVTControlCharacters(raw).trimEnd();
    if (isLogLine(line)) {
      this.endPrint();
      this.relayed.pass(line);
      return;
    }
    if (!CONTINUES.test(line) && line !== "") this.endPrint();
    if (line !== "" || this.print.length > 0) this.print.push(line);
  }

  private endPrint(): void {
    const [first, ...rest] = this.print;
    this.print = [];
    if (first !== undefined) this.relayed.print(first, rest.join("\n").trimEnd().slice(0, MOST));
  }
}

/**
 * Copies a process's output into this one's log, one line of JSON each; for people it is shown unchanged.
 * @param source the process, named in each line that it did not write to the log itself
 */
export function relayLines(from: Readable | null, source: string, level: Level): void {
  if (!from) return;
  from.setEncoding("utf8");
  if (logFormat() === "text") {
    const to = level === "error" ? process.stderr : process.stdout;
    // Whole lines, so that two processes never share one.
    createInterface({ input: from }).on("line", (line) => to.write(`${line}\n`));
    return;
  }
  const lines = new PrintedLines({
    pass: (line) => gatherLine(`${line}\n`),
    print: (first, rest) =>
      log()[WARNING.test(first) ? "warn" : level]({ source, ...(rest && { detail: scrub(rest) }) }, scrubLine(first)),
  });
  from.on("data", (text: string) => lines.push(text));
  from.on("end", () => lines.end());
}
