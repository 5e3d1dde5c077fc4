import type { ImportRequest } from "@/lib/study/import/study-file";

export const HEADER = "Brand,Country,industry,Year,Ranking Position,Overall Country Ranking";
export const GOOD = [
  HEADER,
  "Näckrosa,sverige,Energy,2025,1,1",
  "Älgbäck,SE,Food & grocery,2025,1,2",
  "Kvarnö & Dotter,Sweden,Energy,2025,2,3",
].join("\n");
export const SCORED = [
  `${HEADER},Score,Standard Error,n,Effective n`,
  "Näckrosa,Sweden,Energy,2025,1,1,120.5,2.8,1003,870.4",
  "Älgbäck,Sweden,Food & grocery,2025,1,2,90.25,2.9,998,861",
  "Kvarnö,Sweden,Energy,2025,2,3,60,2.7,1010,880",
].join("\n");

export const request: ImportRequest = {
  file: "study.csv",
  years: { from: 2025, to: 2025 },
  market: null,
  isSample: false,
  fieldwork: { interviews: new Map(), from: null, to: null },
};

/** The text with one of its lines edited. */
export const change = (line: number, edit: (text: string) => string, text = GOOD) =>
  text
    .split("\n")
    .map((row, i) => (i + 1 === line ? edit(row) : row))
    .join("\n");
