interface Part {
  kicker: string;
  title: string;
  /** What it will be for. */
  purpose: string;
}

const ADMIN = "Administration";

/** Guarded parts whose pages are still to be made, by their address. */
export const PARTS = {
  "/admin/hub-posts": { kicker: ADMIN, title: "Hub posts", purpose: "Write and publish posts of the hub." },
} as const satisfies Record<string, Part>;
