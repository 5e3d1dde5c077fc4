import "server-only";
import { listIndustryNames } from "@/lib/industries/queries";
import { cachedForAll } from "@/lib/site/load";

/** The sign-up form is the same for everyone. */
const ANYONE = null;

/**
 * Industries to choose from at sign-up: those of 2024, or of 2025 where a study has no 2024.
 * @throws when the database did not answer and nothing was read from it before
 */
export const loadSignUpIndustries = cachedForAll("sign-up-industries", async (): Promise<string[]> => {
  const names = await listIndustryNames(ANYONE, 2024);
  return names.length > 0 ? names : listIndustryNames(ANYONE, 2025);
});
