import { expect, test } from "vitest";
import { assemble } from "@/lib/charts/documents/assemble";

test("rows that a chart's title names are drawn wherever rows are left out, and no others", () => {
  const { pictures } = assemble("single-country", {
    ...{ title: "Lingonbacka has passed Kvarnhult", subtitle: "", source: "", isSample: true },
    ...{ years: [2025], filters: [], facts: [], summary: [] },
    drawn: [
      {
        picture: {
          ...{ kind: "intervals", title: "Scores", unit: "Points", digits: 1, line: null },
          rows: ["Smedsta", "Lingonbacka", "Kvarnhult"].map((label) => ({
            ...{ label, isOwn: false, value: 70, low: 64, high: 76 },
          })),
        },
        words: { name: "Scores", row: "Brand", figure: "Score", unit: "score" },
      },
    ],
    csv: { name: "scores", about: {}, notes: [], columns: [], rows: [] },
    csvName: "All scores",
  });
  const said = pictures.flatMap((picture) => (picture.kind === "intervals" ? picture.rows : []));
  expect(said.filter(({ isSaid }) => isSaid).map(({ label }) => label)).toEqual(["Lingonbacka", "Kvarnhult"]);
});
