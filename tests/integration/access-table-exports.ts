import type { Call } from "@/tests/integration/access-table";

/** Taking files. What counting them does is in exports.test.ts. */
export const EXPORT_FUNCTIONS: Record<string, Call> = {
  admit_export: {
    door: "signed-in",
    args: () => ({ p_format: "csv", p_figure: "momentum", p_search: "" }),
    writes: true,
  },
  admit_exports: {
    door: "signed-in",
    args: () => ({ p_format: "csv", p_charts: [{ figure: "momentum", search: "" }] }),
    writes: true,
  },
  keep_short_address: {
    door: "server",
    args: () => ({
      p_codes: ["7Kq2Vd"],
      p_sha256: "ab".repeat(32),
      p_configuration: { version: 1, figure: "single-country", search: "" },
    }),
    writes: true,
  },
  find_short_address: { door: "server", args: () => ({ p_code: "7Kq2Vz" }), answer: () => null },
};
