const TIME = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** Date and time to the minute, always in the server's time zone. */
export function ListTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {TIME.format(new Date(at))} UTC
    </time>
  );
}
