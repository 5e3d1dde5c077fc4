import type { Call } from "@/tests/integration/access-table";

/** Taking files. What counting them does is in exports.test.ts. */
export const EXPORT_FUNCTIONS: Record<string, Call> = {
  admit_export: {
    door: "signed-in",
    args: () => ({ p_format: "csv", p_figure: "momentum", p_search: "" }),
    writes: true,
  },
};
