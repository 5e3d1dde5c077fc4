import { describe, expect, it } from "vitest";
import { toCell, toQueueFile } from "@/lib/accounts/waitlist/queue-file";
import type { QueueEntry } from "@/lib/accounts/waitlist/entry";
import { parseQueueQuery, queueFileHref, queueHref } from "@/lib/accounts/waitlist/search-params";

const entry: QueueEntry = {
  id: "00000000-0000-4000-8000-000000000001",
  position: 7,
  email: "kari@sample.test",
  name: 'Kari "K" Fjell',
  company: "Fjell, Å & Co",
  tier: null,
  origin: "/insights",
  note: "Energy\nand food",
  state: "invited",
  remark: null,
  isMember: false,
  askedAt: "2026-01-02T03:04:05.000Z",
  askedAgainAt: null,
  changes: [
    { was: "waiting", became: "invited", by: "Olle", at: "2026-01-03T00:00:00.000Z" },
    { was: "note", became: "note", by: "Eve", at: "2026-01-04T00:00:00.000Z" },
  ],
};

describe("a cell in the file", () => {
  it.each([
    "=1+1",
    "+46 8",
    "-2",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "  =1",
    "\u00A0=1",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    "\uFEFF=1",
  ])("a cell of the waitlist file neutralises %j", (text) => {
    expect(toCell(text)).toBe(`"'${text}"`);
  });

  it.each(["Fjell", "a=b", "5 - 3", "", "kari@sample.test"])(
    "a cell of the waitlist file leaves %j unchanged",
    (text) => {
      expect(toCell(text)).toBe(`"${text}"`);
    },
  );
});

describe("the file", () => {
  it("the waitlist file has one line per entry, with who decided and when", () => {
    const [heads, line] = toQueueFile([entry]).split("\r\n");
    expect(heads).toMatch(/^\uFEFF"Position in queue","Joined at","Name","Email"/);
    expect(line).toBe(
      '"7","2026-01-02T03:04:05.000Z","Kari ""K"" Fjell","kari@sample.test","Fjell, Å & Co","No plan chosen","/insights","Energy\nand food","Invited","Olle","2026-01-03T00:00:00.000Z",""',
    );
  });

  it("an empty waitlist file has only its header", () => {
    expect(toQueueFile([]).split("\r\n")).toHaveLength(2);
  });
});

describe("the address of the queue", () => {
  it.each([
    ["", { state: "waiting", plan: null, text: "", page: 1 }],
    ["?state=all&plan=undecided&q=Fjell&page=3", { state: "all", plan: "undecided", text: "Fjell", page: 3 }],
  ])("the waitlist's address %j is read and written unchanged", (search, query) => {
    const parsed = parseQueueQuery(Object.fromEntries(new URLSearchParams(search)));
    expect(parsed).toEqual(query);
    expect(queueHref(parsed)).toBe(`/admin/waitlist${search}`);
  });

  it("an invalid waitlist address falls back to the defaults", () => {
    expect(parseQueueQuery({ state: "spam", plan: "platinum", page: "-2", q: ["a", "b"] })).toEqual({
      state: "waiting",
      plan: null,
      text: "a",
      page: 1,
    });
    expect(queueFileHref({ state: "all", plan: null, text: "a", page: 4 })).toBe(
      "/admin/waitlist/export?state=all&q=a",
    );
  });
});
