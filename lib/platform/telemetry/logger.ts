import pino from "pino";
import { gatherLine, writeGathered } from "./gathered-lines.ts";
import { currentRequestId } from "./instance-state.ts";
import { setting } from "../environment/env.server.ts";

const KEY = Symbol.for("granskog.logger");
type Holder = typeof globalThis & { [KEY]?: pino.Logger };

/** Fields that are never logged, even if a caller passes them. */
const NEVER = ["authorization", "cookie", "password", "token", "secret", "email", "body", "query", "headers"];

/** Pino's number of the level `warn`. */
const WARN = 40;

interface LoggerSettings {
  level?: pino.LevelWithSilent | null;
  format?: "json" | "text" | null;
  instance?: string | null;
}

/** One line for people: time, level, message and request. An error's stack is indented below. */
function toText(json: string): string {
  const { time, level, msg, requestId, error, ...facts } = JSON.parse(json) as Record<string, unknown>;
  const stack =
    typeof error === "object" && error !== null && "stack" in error
      ? `\n${String(error.stack)}`.replaceAll("\n", "\n    ")
      : "";
  const rest = Object.keys(facts).length > 0 ? ` ${JSON.stringify(facts)}` : "";
  const id = requestId ? ` (${JSON.stringify(requestId)})` : "";
  return `${String(time).slice(11, 19)} ${String(level)} ${(typeof msg === "string" ? msg : "").replaceAll("\n", "\n    ")}${rest}${id}${stack}\n`;
}

/** A logger that writes JSON lines, or lines for people in the format `text`. */
export function makeLogger(
  { level, format, instance }: LoggerSettings,
  write: (line: string, isUrgent: boolean) => void,
): pino.Logger {
  const isText = format === "text";
  // Pino states the level of each line in `lastLevel` for a destination with this mark.
  const destination = {
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      write(isText ? toText(line) : line, this.lastLevel >= WARN);
    },
  };
  return pino(
    {
      level: level ?? (isText ? "warn" : "info"),
      base: instance ? { instance } : null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      redact: { paths: NEVER.flatMap((name) => [name, `*.${name}`]), censor: "[removed]" },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
    },
    destination,
  );
}

/** The log format: as set, otherwise text in a terminal and JSON everywhere else. */
export const logFormat = (): "json" | "text" => setting("LOG_FORMAT") ?? (process.stdout.isTTY ? "text" : "json");

/** This process's logger. */
export function log(): pino.Logger {
  const holder: Holder = globalThis;
  holder[KEY] ??= makeLogger(
    {
      level: setting("LOG_LEVEL"),
      format: logFormat(),
      instance: setting("INSTANCE"),
    },
    (line, isUrgent) => {
      gatherLine(line);
      if (isUrgent) writeGathered();
    },
  );
  return holder[KEY];
}
