/**
 * Quotes from clients and one of their readers. The ones here are invented, and each place that shows them says so
 * while `isSample` is true.
 */
export const VOICES = {
  isSample: true,
  testimonial: {
    quote:
      "The margin of error changed how we talk about the ranking. We stopped celebrating every two places up and started working on what people had noticed.",
    name: "Maja Holmkvist",
    role: "Head of brand",
    company: "Tarnholt",
  },
  /** `face` picks one of the drawn letterings, in place of a client's logo. */
  clients: [
    { name: "Tarnholt", font: "heavy" },
    { name: "Brinkevoort", font: "serif" },
    { name: "Kollevik", font: "spaced" },
    { name: "Halmö", font: "dotted" },
    { name: "Sundrask & Søn", font: "italic" },
    { name: "Ulmhavn", font: "framed" },
    { name: "Rautasaari", font: "serif" },
    { name: "Vestmyr", font: "heavy" },
    { name: "Oosterwold", font: "spaced" },
  ],
} as const;

export type Client = (typeof VOICES.clients)[number];
