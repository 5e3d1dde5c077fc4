import type { Named } from "@/lib/catalogue/names/named";

export interface PickerOption {
  slug: string;
  name: string;
  /** Brands ranked. */
  count: number;
  /** Where the option leads, for anyone who may see what is there. */
  href?: string;
}

export interface PickerFieldProps {
  kind: "market" | "industry";
  /** Slug of the current option, empty for none. */
  chosen: string;
  market: Named | null;
  industry: string;
  options: PickerOption[];
  /** Name of the form's parameter. */
  field?: string;
  /** Link for "none" if the options are links. */
  noneHref?: string;
}
