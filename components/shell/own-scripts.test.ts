import { expect, it } from "vitest";
import { EARLY_CONSENT } from "@/components/layout/consent/early-consent";
import { EARLY_CLICKS } from "@/components/shell/early-clicks";
import { EARLY_HEADER } from "@/components/shell/early-header";
import { EARLY_READER } from "@/components/shell/early-reader";
import { EARLY_THEME } from "@/components/shell/early-theme";
import { OWN_SCRIPTS } from "@/lib/platform/content-security/own-scripts";
import { scriptHash } from "@/lib/platform/content-security/policy";

it("the policy contains the hashes of the site's own inline scripts", async () => {
  expect([
    await scriptHash(EARLY_THEME + EARLY_CONSENT + EARLY_READER + EARLY_CLICKS),
    await scriptHash(EARLY_HEADER),
  ]).toEqual(OWN_SCRIPTS);
});
