import { describe, expect, test } from "vitest";
import { describeProblem, Problems } from "@/lib/study/import/problem";
import { readTable } from "@/lib/study/import/read-table";

const TEXT = "Brand,Country\nNäckrosa,Sweden\n";

async function problemsOf(bytes: Uint8Array): Promise<string[]> {
  const problems = new Problems();
  expect(await readTable(bytes, problems, () => undefined)).toBeNull();
  return problems.list.map((problem) => describeProblem("study.csv", problem));
}

describe("a file in another encoding is refused with a fix", () => {
  test("Latin-1 is refused with the first line that shows it", async () => {
    const latin = Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0));
    const [problem] = await problemsOf(latin);
    expect(problem).toContain(
      'study.csv, line 2: the file is not in UTF-8; it looks like Latin-1 (Windows-1252) (value "Näckrosa,',
    );
    expect(problem).toContain("iconv -f WINDOWS-1252 -t UTF-8");
  });

  test.each([
    ["UTF-16", Uint8Array.of(0xff, 0xfe, 0x42, 0), "the file is in UTF-16, not UTF-8"],
    ["an old workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), "old Excel format (.xls)"],
    ["a broken workbook", Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3), "the workbook cannot be read"],
    ["no text at all", Uint8Array.of(1, 0, 0, 5), "zero bytes"],
  ])("a file in another encoding is refused with a fix: %s", async (_, bytes, expected) => {
    expect((await problemsOf(bytes))[0]).toContain(expected);
  });
});
