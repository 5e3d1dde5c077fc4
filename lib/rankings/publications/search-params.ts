import { firstOf } from "@/lib/platform/forms/address-words";

export const DATA_PAGE = "/admin/data";

/** Parameters of the publications page: a rollback to confirm, or its outcome. */
export interface DataQuery {
  /** The publication about to be rolled back. */
  asked: number | null;
  done: { outcome: "done" | "stale"; publication: number } | null;
}

const numberIn = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** The address parameters; empty if invalid. */
export function parseDataQuery(params: Readonly<Record<string, string | string[] | undefined>>): DataQuery {
  const outcome = (["done", "stale"] as const).find((one) => one === firstOf(params.said));
  const publication = numberIn(firstOf(params.of));
  return {
    asked: numberIn(firstOf(params.roll)),
    done: outcome && publication !== null ? { outcome, publication } : null,
  };
}
