/** Time zones for a publication time. */
export const ZONES = ["Europe/Stockholm", "Europe/Helsinki", "UTC"] as const;
export type Zone = (typeof ZONES)[number];

export const ZONE_NAMES: Readonly<Record<Zone, string>> = {
  "Europe/Stockholm": "Stockholm, Oslo, Copenhagen, Amsterdam",
  "Europe/Helsinki": "Helsinki",
  UTC: "UTC",
};

const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const MINUTE = 60_000;

/** The local time in a zone at an instant: `2026-11-22T09:30`, the format of a date and time field. */
export function toWallTime(instant: Date, zone: Zone): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" })
    .format(instant)
    .replace(" ", "T");
}

/**
 * The instant of a local time in a zone; the first of two if the clock is set back. Null if it is not a time, or if the
 * clock skips it.
 */
export function toInstant(wall: string, zone: Zone): Date | null {
  if (!WALL.test(wall)) return null;
  const asIfUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asIfUtc)) return null;
  // Zones of the study are at most three hours ahead of UTC; the earliest instant is meant.
  for (let ahead = 3 * 60; ahead >= 0; ahead -= 30) {
    const instant = new Date(asIfUtc - ahead * MINUTE);
    if (toWallTime(instant, zone) === wall) return instant;
  }
  return null;
}

const SPOKEN = {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;

/** `Mon, 23 Nov 2026, 09:30 Stockholm time`, with the time zone. */
export function sayTime(instant: Date, zone: Zone): string {
  const name = zone === "UTC" ? "UTC" : `${zone.slice(zone.indexOf("/") + 1)} time`;
  return `${new Intl.DateTimeFormat("en-GB", { ...SPOKEN, timeZone: zone }).format(instant)} ${name}`;
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
