import { describe, expect, it } from "vitest";
import type { Saving } from "@/lib/accounts/draft-files/add-files";
import { takeDefinition, type WithDefinition } from "@/lib/accounts/draft-files/take-definition";

const UPLOADED = { name: "uploaded" };

/** A stored draft, which others change just before the first saves of this call. */
function storedWith(definition: WithDefinition["definition"], others: Partial<WithDefinition>[] = []) {
  let stored: WithDefinition | null = { id: "draft", revision: 1, definition };
  const first = stored;
  const put = (change: Partial<WithDefinition>) => {
    if (stored) stored = { ...stored, ...change, revision: stored.revision + 1 };
  };
  const save = async ({ revision }: WithDefinition): Promise<Saving> => {
    const other = others.shift();
    if (other) put(other);
    if (!stored) return Promise.resolve({ status: "missing" });
    if (revision !== stored.revision) return Promise.resolve({ status: "conflict" });
    put({ definition: UPLOADED });
    return Promise.resolve({ status: "saved", revision: stored.revision });
  };
  const load = async () => Promise.resolve(stored);
  return { first, tools: { save, load }, remove: () => (stored = null), definition: () => stored?.definition };
}

describe("an uploaded definition becomes that of its draft", () => {
  it("a definition that no one else changes meanwhile is taken", async () => {
    const { first, tools, definition } = storedWith(null);
    expect(await takeDefinition(first, tools)).toBe(true);
    expect(definition()).toEqual(UPLOADED);
  });

  it("a definition is taken although others add files to the draft meanwhile", async () => {
    const { first, tools, definition } = storedWith({ name: "before" }, [{}, {}]);
    expect(await takeDefinition(first, tools)).toBe(true);
    expect(definition()).toEqual(UPLOADED);
  });

  it("a definition that someone saved meanwhile is not replaced by the uploaded one", async () => {
    const { first, tools, definition } = storedWith(null, [{ definition: { name: "by hand" } }]);
    expect(await takeDefinition(first, tools)).toBe(false);
    expect(definition()).toEqual({ name: "by hand" });
  });

  it("a definition that someone saved before the first look is not replaced either", async () => {
    const { tools, definition } = storedWith({ name: "by hand" });
    expect(await takeDefinition({ id: "draft", definition: null }, tools)).toBe(false);
    expect(definition()).toEqual({ name: "by hand" });
  });

  it("a draft that others change all the time is given up", async () => {
    const { first, tools, definition } = storedWith(
      null,
      Array.from({ length: 50 }, () => ({})),
    );
    expect(await takeDefinition(first, tools)).toBe(false);
    expect(definition()).toBeNull();
  });

  it("a draft that was deleted takes nothing", async () => {
    const { first, tools, remove } = storedWith(null);
    remove();
    expect(await takeDefinition(first, tools)).toBe(false);
  });
});
