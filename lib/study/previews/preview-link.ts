/** Whose view a preview shows. */
export const PREVIEW_LEVELS = ["public", "member", "subscriber"] as const;
export type PreviewLevel = (typeof PREVIEW_LEVELS)[number];

export const LEVEL_NAMES: Readonly<Record<PreviewLevel, string>> = {
  public: "The public: ten positions of each market",
  member: "A member without a plan: all positions",
  subscriber: "A subscriber: positions, scores and changes",
};

/** Days for which a link works unless another time is chosen; at most until the publication. */
export const USUAL_DAYS = 7;
export const MOST_DAYS = 90;

/** A link by which one person sees coming rankings. Times are ISO. */
export type PreviewLink = {
  id: string;
  name: string;
  email: string;
  level: PreviewLevel;
  until: string;
  /** When it was revoked, or its rankings were published. */
  endedAt: string | null;
  createdAt: string;
  by: string | null;
  openings: { count: number; latest: readonly string[] };
};

/** Whether it opens. */
export function isOpenLink({ until, endedAt }: Pick<PreviewLink, "until" | "endedAt">, now: Date): boolean {
  return endedAt === null && Date.parse(until) > now.getTime();
}

/** Address of a preview. */
export const previewHref = (token: string): string => `/preview/${token}`;
