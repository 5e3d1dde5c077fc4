import { expect, it } from "vitest";
import { EARLY_CONSENT } from "@/components/layout/consent/early-consent";
import { EARLY_HEADER } from "@/components/shell/early-header";
import { EARLY_THEME } from "@/components/shell/early-theme";
import { OWN_SCRIPTS } from "@/lib/platform/content-security/own-scripts";
import { scriptHash } from "@/lib/platform/content-security/policy";

it("the policy knows the site's own inline scripts, as they are, by their hashes", async () => {
  expect([await scriptHash(EARLY_THEME + EARLY_CONSENT), await scriptHash(EARLY_HEADER)]).toEqual(OWN_SCRIPTS);
});
