import { expect, it } from "vitest";
import { EARLY_HEADER } from "@/components/shell/early-header";
import { EARLY_SCRIPTS } from "@/components/shell/early-scripts.server";
import { OWN_SCRIPTS } from "@/lib/platform/content-security/own-scripts";
import { scriptHash } from "@/lib/platform/content-security/policy";

it("the policy contains the hashes of the site's own inline scripts", async () => {
  expect([await scriptHash(EARLY_SCRIPTS), await scriptHash(EARLY_HEADER)]).toEqual(OWN_SCRIPTS);
});
