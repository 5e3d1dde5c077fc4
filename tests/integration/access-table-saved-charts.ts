import type { Call } from "@/tests/integration/access-table";

const NO_ENTRY = "00000000-0000-4000-8000-000000000000";
const CHART = {
  p_id: NO_ENTRY,
  p_name: "Mine",
  p_folder: "",
  p_tags: [],
  p_notes: "",
  p_team: null,
  p_configuration: { version: 1 },
};

/** What saved charts add to the table of who may call what. What they do is in saved-charts.test.ts. */
export const SAVED_CHART_FUNCTIONS: Record<string, Call> = {
  list_saved_charts: { door: "signed-in", rows: () => 0 },
  find_chart_list: { door: "signed-in", args: () => ({ p_id: NO_ENTRY }) },
  save_chart: { door: "signed-in", args: () => CHART, writes: true },
  copy_chart: { door: "signed-in", args: () => ({ p_id: NO_ENTRY, p_copy: NO_ENTRY, p_name: "Mine" }), writes: true },
  remove_chart: { door: "signed-in", args: () => ({ p_id: NO_ENTRY }), answer: () => false },
  restore_chart: { door: "signed-in", args: () => ({ p_id: NO_ENTRY }), writes: true },
};
