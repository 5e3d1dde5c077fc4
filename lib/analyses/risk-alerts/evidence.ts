import type { Alert } from "@/lib/analyses/predictions/alert";

/** Its values by name. Values of years outside the reader's range are missing. */
export class Evidence {
  constructor(private readonly of: Alert["evidence"]) {}

  number(name: string): number | null {
    const value = this.of[name];
    return typeof value === "number" ? value : null;
  }

  text(name: string): string | null {
    const value = this.of[name];
    return typeof value === "string" ? value : null;
  }

  /** Empty where it is not there. */
  list(name: string): readonly number[] {
    const value = this.of[name];
    return typeof value === "object" ? value : [];
  }

  /** Years between the waves that an alert compares: one, where it does not say otherwise. */
  get step(): number {
    return this.number("step") ?? 1;
  }

  /** Both of them, or null. */
  pair(first: string, second: string): readonly [number, number] | null {
    const [a, b] = [this.number(first), this.number(second)];
    return a === null || b === null ? null : [a, b];
  }
}
