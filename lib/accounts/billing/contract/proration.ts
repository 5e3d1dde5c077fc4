/** The price of an upgrade during a period: the rest of the new plan less the rest of the old one. */
export interface Proration {
  /** Whole days left, including the current one. */
  days: number;
  creditCents: number;
  chargeCents: number;
  dueCents: number;
}

interface Period {
  start: Date;
  end: Date;
}

const DAY = 86_400_000;

/** Whole days left of a period, including the current one, counted from its end. */
function daysLeft({ start, end }: Period, at: Date): number {
  const left = (time: Date) => Math.max(0, Math.ceil((end.getTime() - time.getTime()) / DAY));
  return Math.min(left(at), left(start));
}

/** When the charge for an upgrade starts: at the beginning of the period's current day. */
export function chargedFrom(period: Period, at: Date): Date {
  const from = period.end.getTime() - daysLeft(period, at) * DAY;
  return new Date(Math.max(from, period.start.getTime()));
}

/** By the day, so that a price does not change while it is being read; each part rounded to the cent. */
export function prorate(fromCents: number, toCents: number, period: Period, at: Date): Proration {
  const [whole, days] = [daysLeft(period, period.start), daysLeft(period, at)];
  const share = whole === 0 ? 0 : days / whole;
  const creditCents = Math.round(fromCents * share);
  const chargeCents = Math.round(toCents * share);
  return { days, creditCents, chargeCents, dueCents: chargeCents - creditCents };
}

/** "183 days left of the year". */
export const sayDaysLeft = (days: number): string => `${days} ${days === 1 ? "day" : "days"} left of the year`;

/** A year later; for 29 February the 28th. */
export function oneYearAfter(start: Date): Date {
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + 1);
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return end;
}
