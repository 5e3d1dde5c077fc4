import { describe, expect, test } from "vitest";
import { compareWithExample, exampleStudy, SAME } from "@/lib/study/mapping/example-delivery.fixture";

const { definition, mapping } = exampleStudy();

describe("a wide file with loops and both kinds of multiple response", () => {
  test.each(["example.sav", "example.zsav"])("%s becomes exactly the rows of the long files", async (file) => {
    const { counts, differences, said } = await compareWithExample(file, mapping, definition);
    expect(said.length).toBe(2);
    expect(counts).toEqual({ interviews: 171, assessments: 1_026, answers: 2_090, brands: 14 });
    expect(differences).toEqual(SAME);
  });
});
