import { describe, expect, it } from "vitest";
import { readLeaveToken, toLeaveToken } from "@/lib/accounts/email-choices/leave-token";

const SECRET = "a secret for tests, of sufficient length";
const request = { userId: "user-1", emails: "team_news" } as const;

describe("the unsubscribe link", () => {
  it("the unsubscribe link contains the account and the type of email", () => {
    expect(readLeaveToken(toLeaveToken(request, SECRET), SECRET)).toEqual(request);
  });

  it("an unsubscribe link is valid only if this site signed it", () => {
    const token = toLeaveToken(request, SECRET);
    const [text, signature = ""] = token.split(".");
    const other = Buffer.from(JSON.stringify(["user-2", "team_news"])).toString("base64url");
    for (const forged of [
      "",
      ".",
      `${text}.`,
      `${other}.${signature}`,
      `${text}.${signature.slice(1)}`,
      toLeaveToken(request, `${SECRET}!`),
      "x".repeat(500),
    ]) {
      expect(readLeaveToken(forged, SECRET)).toBeNull();
    }
    expect(readLeaveToken(toLeaveToken(request, ""), "")).toBeNull();
  });
});
