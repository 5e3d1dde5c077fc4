import pino from "pino";
import { currentRequestId } from "@/lib/platform/telemetry/instance-state";

const KEY = Symbol.for("granskog.logger");
type Holder = typeof globalThis & { [KEY]?: pino.Logger };

/** Facts that no line may carry, should a caller ever pass them. */
const NEVER = ["authorization", "cookie", "password", "token", "secret", "email", "body", "query", "headers"];

/** `LOG_LEVEL`, `LOG_FORMAT` and `INSTANCE` are read of it. */
type LoggerSettings = Readonly<Record<string, string | undefined>>;

/** One line for people: time, level, what, and the request. What an error says stands indented below. */
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

const LEVELS = new Set(["trace", "debug", "info", "warn", "error", "fatal", "silent"]);

/** A logger that writes JSON lines, or lines for people where LOG_FORMAT is `text`. */
export function makeLogger(settings: LoggerSettings, write: (line: string) => void): pino.Logger {
  const isText = settings.LOG_FORMAT === "text";
  const asked = settings.LOG_LEVEL?.toLowerCase() ?? "";
  return pino(
    {
      level: LEVELS.has(asked) ? asked : isText ? "warn" : "info",
      base: settings.INSTANCE ? { instance: settings.INSTANCE } : null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: NEVER.flatMap((name) => [name, `*.${name}`]), censor: "[removed]" },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
    },
    { write: (line: string) => write(isText ? toText(line) : line) },
  );
}

/** The one logger of this process. */
export function log(): pino.Logger {
  const holder: Holder = globalThis;
  holder[KEY] ??= makeLogger(process.env, (line) => process.stdout.write(line));
  return holder[KEY];
}
