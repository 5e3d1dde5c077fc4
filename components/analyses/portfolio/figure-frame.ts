/** What all figures of the page have in common. */
export interface FigureFrame {
  isSample: boolean;
  csv: { href: string } | "locked";
}
