const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A date in words; empty if the time is unknown. */
export function Day({ at }: { at: string }) {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? null : <time dateTime={at.slice(0, 10)}>{DAY.format(time)}</time>;
}
