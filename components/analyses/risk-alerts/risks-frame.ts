/** What all figures of the page have in common. */
export interface RisksFrame {
  isSample: boolean;
  csv: { href: string } | "locked";
}
