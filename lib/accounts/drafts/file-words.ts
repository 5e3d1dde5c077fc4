const UNITS = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** A size for people: "57.4 MB". */
export function describeBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const text = power === 0 || value >= 100 ? Math.round(value) : Math.round(10 * value) / 10;
  return `${text.toLocaleString("en-GB")} ${UNITS[power]}`;
}

/** Time that is left: "about 3 minutes". */
export function describeTimeLeft(seconds: number): string {
  if (seconds < 45) return "less than a minute left";
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "about a minute left" : `about ${minutes} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "about an hour left" : `about ${hours} hours left`;
}
