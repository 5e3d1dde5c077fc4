const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const MINUTE = 60_000;
/** The farthest that a zone is ahead of UTC and behind it, in minutes. */
const AHEAD = 14 * 60;
const BEHIND = -12 * 60;
const STEP = 15;

const wallFormats = new Map<string, Intl.DateTimeFormat>();

function wallFormat(zone: string): Intl.DateTimeFormat {
  const known = wallFormats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  wallFormats.set(zone, made);
  return made;
}

/** The local time in a zone at an instant: `2026-11-22T09:30`, the format of a date and time field. */
export function toWallTime(instant: Date, zone: string): string {
  return wallFormat(zone).format(instant).replace(" ", "T");
}

/**
 * The instant of a local time in a zone; the first of two if the clock is set back. Null if it is not a time, or if the
 * clock skips it.
 */
export function toInstant(wall: string, zone: string): Date | null {
  if (!WALL.test(wall)) return null;
  const asIfUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asIfUtc)) return null;
  // The earliest instant is meant.
  for (let ahead = AHEAD; ahead >= BEHIND; ahead -= STEP) {
    const instant = new Date(asIfUtc - ahead * MINUTE);
    if (toWallTime(instant, zone) === wall) return instant;
  }
  return null;
}

/** Whether this is the name of a time zone. */
export function isZone(name: string): boolean {
  try {
    wallFormat(name);
    return true;
  } catch {
    return false;
  }
}

/** "Stockholm time", "UTC". */
function zoneWords(zone: string): string {
  return zone === "UTC" ? "UTC" : `${zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ")} time`;
}

const SPOKEN = { day: "numeric", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;

/** `Mon, 23 Nov 2026, 09:30 Stockholm time`, with the time zone. */
export function sayTime(instant: Date, zone: string): string {
  const short = { ...SPOKEN, weekday: "short", month: "short", timeZone: zone } as const;
  return `${new Intl.DateTimeFormat("en-GB", short).format(instant)} ${zoneWords(zone)}`;
}

/** `Monday 23 November 2026 at 09:30, Stockholm time (UTC+1)`. */
export function sayFullTime(instant: Date, zone: string): string {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: zone }).format(instant);
  const time = toWallTime(instant, zone).slice(11);
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(
    instant,
  );
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "UTC") ?? "UTC";
  return `${day.replace(",", "")} at ${time}, ${zoneWords(zone)}${zone === "UTC" ? "" : ` (${offset})`}`;
}

const UNITS = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
] as const;

/**
 * How far away an instant is, in its largest unit: `in 9 hours`, `in 1 day`; `now` within a minute and for the past.
 */
export function sayDistance(instant: Date, now: Date): string {
  const minutes = Math.round((instant.getTime() - now.getTime()) / MINUTE);
  const [unit, length] = UNITS.find(([, size]) => minutes >= size) ?? ["minute", 1];
  const count = Math.floor(minutes / length);
  return minutes < 1 ? "now" : `in ${count} ${unit}${count === 1 ? "" : "s"}`;
}
