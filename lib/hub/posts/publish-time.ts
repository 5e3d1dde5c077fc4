/** Time zones for a publication time. */
export const ZONES = ["Europe/Stockholm", "Europe/Helsinki", "UTC"] as const;
export type Zone = (typeof ZONES)[number];

export const ZONE_NAMES: Readonly<Record<Zone, string>> = {
  "Europe/Stockholm": "Stockholm, Oslo, Copenhagen, Amsterdam",
  "Europe/Helsinki": "Helsinki",
  UTC: "UTC",
};
