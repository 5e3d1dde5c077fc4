/** What an upgrade costs in the middle of a period: the rest of the dearer plan, less the rest of the one that was paid. */
export interface Proration {
  /** Whole days that are left, the one that has begun among them. */
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

/** Whole days of a period that are left at a time, the one that has begun among them; days are counted from its end. */
function daysLeft({ start, end }: Period, at: Date): number {
  const left = (time: Date) => Math.max(0, Math.ceil((end.getTime() - time.getTime()) / DAY));
  return Math.min(left(at), left(start));
}

/** The moment from which an upgrade is charged: the beginning of the day of the period that has begun. */
export function chargedFrom(period: Period, at: Date): Date {
  const from = period.end.getTime() - daysLeft(period, at) * DAY;
  return new Date(Math.max(from, period.start.getTime()));
}

/** By the day, so that a price does not change while it is read; each part rounded to the cent. */
export function prorate(fromCents: number, toCents: number, period: Period, at: Date): Proration {
  const [whole, days] = [daysLeft(period, period.start), daysLeft(period, at)];
  const share = whole === 0 ? 0 : days / whole;
  const creditCents = Math.round(fromCents * share);
  const chargeCents = Math.round(toCents * share);
  return { days, creditCents, chargeCents, dueCents: chargeCents - creditCents };
}

/** "183 days left of the year". */
export const sayDaysLeft = (days: number): string => `${days} ${days === 1 ? "day" : "days"} left of the year`;

/** A year later; of the 29th of February the 28th. */
export function oneYearAfter(start: Date): Date {
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + 1);
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return end;
}
