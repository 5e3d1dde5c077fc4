/** A test by its file and its title, as it stands there. */
export type NamedTest = readonly [file: string, title: string];

/** How a rule of the standard stands here. */
export type Standing =
  | { is: "tested"; tests: readonly NamedTest[]; note: string }
  /** Cannot be otherwise by how things are made. */
  | { is: "by construction"; how: string; files: readonly string[] }
  | { is: "not applicable"; why: string }
  | { is: "not met"; missing: string };

export type Chapter = Readonly<Record<string, Standing>>;

export const clear = (tests: readonly NamedTest[], note = ""): Standing => ({ is: "tested", tests, note });
/** @param files files of the repository in which it can be seen */
export const made = (how: string, ...files: string[]): Standing => ({ is: "by construction", how, files });
export const none = (why: string): Standing => ({ is: "not applicable", why });
export const notMet = (missing: string): Standing => ({ is: "not met", missing });
