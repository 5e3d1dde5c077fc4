import { environmentWith, faultsOfSettings } from "@/lib/platform/environment/env.server";
import { missingHosted } from "@/supabase/local/child-environment";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { postgresSettings } from "@/supabase/local/postgres-settings";

/**
 * Checks all settings before a command starts.
 * @throws {PlainFailure} that names all faults together, without any value
 */
export function assertSettings(): void {
  const faults = [
    ...faultsOfSettings(),
    ...missingHosted(environmentWith()).map((name) => `${name} is not set, but other hosted-backend settings are`),
  ];
  if (faults.length > 0) {
    throw new PlainFailure(
      `Invalid settings in the environment:\n${faults.map((fault) => `    ${fault}.`).join("\n")}`,
      "Correct or unset them, then start again. All settings: content/handbook/configuration.md.",
    );
  }
  postgresSettings(environmentWith());
}
