const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day in words; nothing where the time is not known. */
export function Day({ at }: { at: string }) {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? null : <time dateTime={at.slice(0, 10)}>{DAY.format(time)}</time>;
}
