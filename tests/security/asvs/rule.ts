/** A test by its file and its title, as it stands there. */
export type NamedTest = readonly [file: string, title: string];

/** How a rule of the standard stands here. */
export type Standing =
  | { is: "tested"; tests: readonly NamedTest[]; said: string }
  /** Cannot be otherwise by how things are made. */
  | { is: "by construction"; how: string; places: readonly string[] }
  | { is: "not applicable"; why: string }
  | { is: "not met"; missing: string };

export type Chapter = Readonly<Record<string, Standing>>;

export const clear = (tests: readonly NamedTest[], said = ""): Standing => ({ is: "tested", tests, said });
/** @param places files of the repository in which it can be seen */
export const made = (how: string, ...places: string[]): Standing => ({ is: "by construction", how, places });
export const none = (why: string): Standing => ({ is: "not applicable", why });
export const notMet = (missing: string): Standing => ({ is: "not met", missing });
