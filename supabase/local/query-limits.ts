import type { DatabaseRole } from "@/supabase/local/caller";

/** Milliseconds a query may take. */
export const QUERY_LIMIT: Readonly<Record<DatabaseRole, number>> = {
  anon: 10_000,
  authenticated: 15_000,
  service_role: 120_000,
};
