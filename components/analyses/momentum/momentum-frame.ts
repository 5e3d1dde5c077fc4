/** What all figures of the page have in common. */
export interface MomentumFrame {
  isSample: boolean;
  csv: { href: string } | "locked";
}
