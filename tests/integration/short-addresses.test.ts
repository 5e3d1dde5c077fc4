import { afterAll, beforeAll, expect, test } from "vitest";
import { toConfiguration } from "@/lib/analyses/configuration";
import { keepShortAddress } from "@/lib/sharing/short-addresses/mutations";
import { findShortAddress } from "@/lib/sharing/short-addresses/queries";
import { SHORT_CODE, toShortCodes } from "@/lib/sharing/short-addresses/short-code";
import { startOwnBackend } from "@/tests/support/small-study";
import type { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startOwnBackend();
});
afterAll(async () => backend?.stop());

const of = (search: string) => toConfiguration("single-country", new URLSearchParams(search));

test("a short address opens exactly the selection it was made for, and is made once", async () => {
  const configuration = of("market=sweden&industry=energy&brands=one,two");
  const codes = await Promise.all(Array.from({ length: 5 }, async () => keepShortAddress(configuration)));
  const [code = ""] = codes;
  expect(new Set(codes).size).toBe(1);
  expect(code).toMatch(SHORT_CODE);
  expect(code).toHaveLength(6);
  expect(await findShortAddress(code)).toEqual(configuration);
  expect(await findShortAddress("zzzzzz")).toBeNull();
});

test("another selection with the same first characters gets one more", async () => {
  const configuration = of("market=norway");
  const { codes, sha256 } = toShortCodes(configuration);
  const taken = { p_codes: codes.slice(0, 1), p_sha256: "ab".repeat(32), p_configuration: of("market=denmark") };
  expect(await backend.command("keep_short_address", taken)).toBe(codes[0]);
  expect(await keepShortAddress(configuration)).toBe(codes[1]);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});

test("only the site keeps and reads short addresses", async () => {
  const args = { p_code: "7Kq2Vd" };
  for (const as of ["anonymous" as const, await backend.tokenFor("someone")]) {
    expect((await backend.rpc(as, "find_short_address", args)).status).toBeGreaterThanOrEqual(400);
    const kept = { p_codes: ["7Kq2Vd"], p_sha256: "cd".repeat(32), p_configuration: {} };
    expect((await backend.rpc(as, "keep_short_address", kept)).status).toBeGreaterThanOrEqual(400);
  }
});
