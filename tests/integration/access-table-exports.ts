import type { Call } from "@/tests/integration/access-table";

const NO_ENTRY = "00000000-0000-4000-8000-000000000000";

/** Taking files and how they look. What counting them does is in exports.test.ts. */
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
  // What the owner and managers of a team do with its look, and others cannot, is in team-looks.test.ts.
  find_look: { door: "signed-in", rows: () => 0 },
  list_looks: { door: "signed-in", args: () => ({ p_team: NO_ENTRY }), rows: () => 0 },
  keep_look: {
    door: "signed-in",
    args: () => ({
      p_team: NO_ENTRY,
      p_logo: null,
      p_width: null,
      p_height: null,
      p_keeps_logo: false,
      p_main: "#115536",
      p_second: null,
    }),
    answer: () => ({ status: "missing" }),
  },
  restore_look: {
    door: "signed-in",
    args: () => ({ p_team: NO_ENTRY, p_look: NO_ENTRY }),
    answer: () => ({ status: "missing" }),
  },
  find_short_address: { door: "server", args: () => ({ p_code: "7Kq2Vz" }), answer: () => null },
};
