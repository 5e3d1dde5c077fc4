/** PostgreSQL's `2026-01-02 03:04:05+00` as hosted Supabase writes it: `2026-01-02T03:04:05+00:00`. */
export const toIsoTime = (text: string) => text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
