import { expect, test } from "vitest";
import { typeset } from "@/lib/platform/words/typeset";

test("a message of the command line has curly quotes on a page", () => {
  expect(typeset(`write "a b", or the study's "c"`)).toBe("write “a b”, or the study’s “c”");
});

test("an inch mark without a partner stays", () => expect(typeset(`a 5" line`)).toBe(`a 5" line`));
