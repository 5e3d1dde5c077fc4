/** A seat of a subscription, given to an address. */
export interface Seat {
  email: string;
  /** Has the person joined? Only then does the subscription count for them. */
  hasJoined: boolean;
  /** ISO time. */
  since: string;
}

/** Who shares a subscription, its owner aside. */
export interface Team {
  seats: readonly Seat[];
  /** Seats the plan has; null where the plan is not on sale any more. */
  mostSeats: number | null;
}
