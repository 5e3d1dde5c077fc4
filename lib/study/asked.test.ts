import { expect, it } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { askedIn } from "@/lib/study/asked";
import { QUESTIONS } from "@/lib/study/questions";

it("numbers the questions of the default study as ever", () => {
  expect([...askedIn(DEFAULT_DEFINITION).questions]).toEqual([...QUESTIONS]);
});
