import { expect, test } from "vitest";
import { sayFailure } from "@/lib/accounts/drafts/failure-words";
import { explainFileJob } from "@/lib/study/drafts/jobs/work-on-files";
import { FileRefused } from "@/lib/study/interviews/file-refused";

test("why a job on files failed is said in sentences, with what to do", () => {
  expect(sayFailure(explainFileJob(new FileRefused("the file is empty", "export it again")))).toEqual([
    "The file is empty.",
    "Export it again.",
  ]);
  expect(sayFailure(null)).toEqual(["It stopped before it was done.", "Try again."]);
});
