import { describe, expect, it } from "vitest";
import { mayRemove, type Team, teamToRun } from "@/lib/accounts/teams/team";

const team = (id: string, myRole: Team["myRole"]): Team => ({
  id,
  tier: "professional",
  isCounting: true,
  myRole,
  ownerName: "Maja Holm",
  ownerEmail: "maja@tarnholt.example",
  isSeated: true,
  seats: null,
  isOfferedToMe: false,
});

describe("who manages a team", () => {
  it("a person manages the first team of which they are owner or manager, active teams first", () => {
    expect(teamToRun([team("a", "member"), team("b", "manager"), team("c", "owner")])?.id).toBe("b");
    expect(teamToRun([team("a", "member")])).toBeNull();
    expect(teamToRun([])).toBeNull();
  });

  it.each([
    ["owner", { isMe: false, role: "manager" }, true],
    ["owner", { isMe: false, role: "member" }, true],
    ["manager", { isMe: false, role: "member" }, true],
    ["manager", { isMe: false, role: "manager" }, false],
    ["manager", { isMe: true, role: "manager" }, false],
    ["member", { isMe: false, role: "member" }, false],
  ] as const)("whether %s may remove %o: %s", (myRole, seat, may) => {
    expect(mayRemove({ myRole }, seat)).toBe(may);
  });
});
