import { describe, expect, it } from "vitest";
import { parseDomain, teamAct } from "@/lib/accounts/teams/events";

const id = "00000000-0000-4000-8000-000000000000";

describe("team actions", () => {
  it.each([
    { act: "remove", seat: id, team: id },
    { act: "role", seat: id, role: "manager" },
    { act: "link", team: id, domain: "", days: "" },
  ])("the team action %j is accepted", (fields) => {
    expect(teamAct.safeParse(fields).success).toBe(true);
  });

  it.each([
    { act: "delete", seat: id },
    { act: "remove", seat: "1", team: id },
    { act: "role", seat: id, role: "owner" },
    { act: "leave", team: id, user: "another" },
    { act: "link", team: id, domain: "", days: "3650" },
  ])("the team action %j is refused", (fields) => {
    expect(teamAct.safeParse(fields).success).toBe(false);
  });
});

describe("the domain of a link", () => {
  it.each([
    ["", null],
    ["tarnholt.com", "tarnholt.com"],
    ["@mail.tarnholt.co.uk", "mail.tarnholt.co.uk"],
    ["kari@fjell.example", "fjell.example"],
    ["tarnholt", undefined],
    ["two words.com", undefined],
    [".com", undefined],
  ])("the domain %j of a team's link is read as %j", (text, domain) => {
    expect(parseDomain(text)).toBe(domain);
  });
});
