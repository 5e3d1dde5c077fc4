import { describe, expect, it } from "vitest";
import { countFolders, countLevels, findFolderCycles, findFolderFaults, LIMITS } from "./folders";

const chain = (layer: string, names: readonly string[]) =>
  names.slice(1).map((name, at) => ({ from: `${layer}/${name}/a.ts`, to: `${layer}/${names[at]}/a.ts` }));
const named = (count: number) => Array.from({ length: count }, (_, at) => `d${at}`);

describe("folders", () => {
  it("folders whose files import each other form a cycle, even if no file does", () => {
    const imports = [
      { from: "lib/hub/posts/a.ts", to: "lib/hub/covers/b.ts" },
      { from: "lib/hub/covers/c.ts", to: "lib/hub/posts/d.ts" },
      { from: "lib/hub/posts/a.ts", to: "lib/hub/glossary/e.ts" },
    ];
    expect(findFolderCycles(imports)).toEqual([["lib/hub/covers", "lib/hub/posts"]]);
    expect(findFolderFaults([], imports)).toEqual(["cycle of folders: lib/hub/covers, lib/hub/posts"]);
  });

  it("a folder can form a cycle with the folder it is in", () => {
    const imports = [
      { from: "lib/rankings/load.ts", to: "lib/rankings/brands/view.ts" },
      { from: "lib/rankings/brands/load.ts", to: "lib/rankings/search-params.ts" },
    ];
    expect(findFolderCycles(imports)).toEqual([["lib/rankings", "lib/rankings/brands"]]);
  });

  it("folders may import in one direction, and through the doors of identity", () => {
    expect(
      findFolderCycles([
        { from: "lib/rankings/brands/load.ts", to: "lib/rankings/search-params.ts" },
        { from: "lib/access/load.ts", to: "lib/accounts/identity/embedded/server.ts" },
        { from: "lib/accounts/identity/embedded/server.ts", to: "lib/access/claims.ts" },
      ]),
    ).toEqual([]);
  });

  it("folders at the first level of a layer are limited in number", () => {
    const files = named(LIMITS.folders.lib + 1).map((name) => `lib/${name}/area/a.ts`);
    expect(countFolders(files, "lib")).toBe(LIMITS.folders.lib + 1);
    expect(findFolderFaults(files, [])).toEqual(["lib has 14 folders, not 13"]);
    expect(findFolderFaults(files.slice(1), [])).toEqual([]);
  });

  it("folders are no deeper than district and area, with two exceptions", () => {
    const files = [
      "lib/sharing/links/load.ts",
      "lib/sharing/links/files/load.ts",
      "lib/accounts/billing/stripe/client.ts",
      "lib/accounts/billing/stripe/prices/list.ts",
      "lib/sharing/webhooks/maintenance/mutations.ts",
      "components/analyses/consumers/attitudes/likert.tsx",
      "components/analyses/momentum/rows/row.tsx",
      "app/(portal)/admin/hub-posts/[id]/page.tsx",
    ];
    expect(findFolderFaults(files, [])).toEqual([
      "too deep: lib/sharing/links/files/load.ts",
      "too deep: lib/accounts/billing/stripe/prices/list.ts",
      "too deep: components/analyses/momentum/rows/row.tsx",
    ]);
  });

  it("folders have as many levels as imports lead through, up to the limit", () => {
    expect(countLevels(chain("components", named(LIMITS.levels)), "components")).toBe(LIMITS.levels);
    expect(findFolderFaults([], chain("components", named(LIMITS.levels)))).toEqual([]);
    expect(findFolderFaults([], chain("components", named(LIMITS.levels + 1)))).toEqual([
      "components has 9 levels, not 8",
    ]);
  });
});
