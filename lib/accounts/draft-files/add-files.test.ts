import { describe, expect, it } from "vitest";
import { addFiles, type Saving, type WithFiles } from "@/lib/accounts/draft-files/add-files";
import type { DraftFile } from "@/lib/study/drafts/draft";

const file = (name: string): DraftFile => ({
  ...{ uploadId: `id of ${name}`, name, size: 9, sha256: "0".repeat(64) },
  ...{ kind: "csv", rows: 2, columns: 3 },
});
const [definition, answers, margins] = [file("study.json"), file("answers.sav"), file("margins.csv")];

/** A stored draft, in which others save their files just before the first saves of this call. */
function storedWith(files: DraftFile[], others: DraftFile[][] = []) {
  let stored: WithFiles = { id: "draft", revision: 1, files };
  const first = stored;
  const put = (all: readonly DraftFile[]) => {
    stored = { ...stored, revision: stored.revision + 1, files: [...all] };
  };
  const save = async (held: WithFiles, all: readonly DraftFile[]): Promise<Saving> => {
    const other = others.shift();
    if (other) put(other);
    if (held.revision !== stored.revision) return Promise.resolve({ status: "conflict" });
    put(all);
    return Promise.resolve({ status: "saved", revision: stored.revision });
  };
  return { first, tools: { save, load: async () => Promise.resolve(stored) }, names: () => namesOf(stored) };
}

const namesOf = ({ files }: Pick<WithFiles, "files">) => files.map(({ name }) => name);

describe("files that were read are added to their draft", () => {
  it("files that the draft does not have are added, and no others", async () => {
    const { first, tools, names } = storedWith([definition]);
    const { draft, added } = await addFiles(first, [definition, answers], tools);
    expect([namesOf(draft), draft.revision, added]).toEqual([names(), 2, [answers]]);
    expect(names()).toEqual(["study.json", "answers.sav"]);
  });

  it("a draft that has them all is not saved", async () => {
    const { first, tools } = storedWith([definition]);
    expect(await addFiles(first, [definition], tools)).toEqual({ draft: first, added: [] });
  });

  it("what another request added only in part is completed", async () => {
    const { first, tools, names } = storedWith([], [[definition]]);
    const { added } = await addFiles(first, [definition, answers, margins], tools);
    expect(names()).toEqual(["study.json", "answers.sav", "margins.csv"]);
    expect(added).toEqual([answers, margins]);
  });

  it("what another request added whole is left to it", async () => {
    const { first, tools, names } = storedWith([], [[definition, answers]]);
    expect((await addFiles(first, [definition, answers], tools)).added).toEqual([]);
    expect(names()).toEqual(["study.json", "answers.sav"]);
  });

  it("a draft that is gone is left as it was", async () => {
    const { first, tools } = storedWith([]);
    const save = async (): Promise<Saving> => Promise.resolve({ status: "missing" });
    expect(await addFiles(first, [answers], { ...tools, save })).toEqual({ draft: first, added: [] });
  });
});
