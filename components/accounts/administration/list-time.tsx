const TIME = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** Day and time to the minute, in the time of the server's clock everywhere. */
export function ListTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {TIME.format(new Date(at))} UTC
    </time>
  );
}
