import { type APIRequestContext, expect } from "@playwright/test";

interface Policy {
  whole: string;
  sources: (directive: string) => string[];
}

/** The one policy of an answer. */
export async function policyOf(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
): Promise<Policy> {
  const answer = await request.get(address, { headers, maxRedirects: 0 });
  const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "content-security-policy");
  expect(policies, `policies of ${address}`).toHaveLength(1);
  const whole = policies[0]?.value ?? "";
  const directives = whole.split("; ").map((directive) => directive.split(" "));
  return { whole, sources: (name) => directives.find(([directive]) => directive === name)?.slice(1) ?? [] };
}
