import { describe, expect, test } from "vitest";
import { sayShown, sayShownItem } from "@/lib/analyses/consumers/item-words";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { SECOND_ASKED } from "@/lib/analyses/consumers/questionnaire/second-asked.fixture";

describe("what a drawing shows", () => {
  test("a share says which answer it is of", () => {
    expect(sayShown(ASKED, "attitudes")).toBe("% of people asked who agree (4 or 5)");
    expect(sayShown(ASKED, "awareness")).toBe("% of people asked who answered yes");
    expect(sayShown(ASKED, "topics")).toBe("% of people asked who talked about it");
  });

  test("an item leaves to the words of its drawing that it is agreement", () => {
    expect(sayShownItem(ASKED, "attitudes", "trust-claims/agree")).not.toContain("agree (");
    expect(sayShownItem(ASKED, "attitudes", "trust-claims/3")).toMatch(/: answer 3$/);
  });

  test("the answers that count are those of the study", () => {
    expect(sayShown(SECOND_ASKED, "attitudes")).toBe("% of people asked who agree (6 or 7)");
  });

  test("priorities are named as they were asked", () => {
    expect(sayShown({ ...ASKED, priorities: "mentions" }, "priorities")).toBe("% of people asked who chose it");
    expect(sayShown({ ...ASKED, priorities: "best-worst" }, "priorities")).toBe("Most minus least, −100 to 100");
  });
});
