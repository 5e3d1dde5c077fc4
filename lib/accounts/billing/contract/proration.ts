/** What an upgrade costs in the middle of a period: the rest of the dearer plan, less the rest of the one that was paid. */
export interface Proration {
  creditCents: number;
  chargeCents: number;
  dueCents: number;
}

interface Period {
  start: Date;
  end: Date;
}

/** By the second, as payment providers do it; each part rounded to the cent. */
export function prorate(fromCents: number, toCents: number, { start, end }: Period, at: Date): Proration {
  const whole = Math.floor(end.getTime() / 1000) - Math.floor(start.getTime() / 1000);
  const left = Math.floor(end.getTime() / 1000) - Math.floor(at.getTime() / 1000);
  const share = whole <= 0 ? 0 : Math.min(1, Math.max(0, left / whole));
  const creditCents = Math.round(fromCents * share);
  const chargeCents = Math.round(toCents * share);
  return { creditCents, chargeCents, dueCents: chargeCents - creditCents };
}

/** A year later; of the 29th of February the 28th. */
export function oneYearAfter(start: Date): Date {
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + 1);
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return end;
}
