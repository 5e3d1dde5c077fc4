import { can, type Right } from "@/lib/access/entitlements";
import { anonymousViewer } from "@/lib/access/viewer";
import { exportFormats, type Plan } from "@/lib/access/plans/plan";

/** Rights that one plan has and another has not, as people know them. Formats, years and seats are told by number. */
const RIGHT_NAMES: Partial<Record<Right, string>> = {
  portfolio: "Portfolio analysis",
  predictions: "Brand trajectory and market momentum",
  riskAlerts: "Risk alerts",
  api: "API",
};

/** What a smaller plan takes away. */
export function lossOf(from: Plan, to: Plan): string[] {
  const may = ({ tier }: Plan, right: Right) => can({ ...anonymousViewer, tier }, right);
  const rights = (Object.entries(RIGHT_NAMES) as [Right, string][])
    .filter(([right]) => may(from, right) && !may(to, right))
    .map(([, name]) => name);
  const kept = exportFormats(to);
  const formats = exportFormats(from).filter((format) => !kept.includes(format));
  return [
    ...rights,
    ...(formats.length > 0 ? [`Exports as ${new Intl.ListFormat("en-GB").format(formats)}`] : []),
    ...(to.historicalYears < from.historicalYears
      ? [`Scores older than ${to.historicalYears} years (${from.historicalYears} now)`]
      : []),
    ...(to.seats < from.seats ? [`${from.seats - to.seats} of ${from.seats} seats`] : []),
  ];
}
