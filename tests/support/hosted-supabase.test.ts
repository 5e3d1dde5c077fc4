import { describe, expect, it } from "vitest";
import { hostedProject } from "@/tests/support/hosted-supabase";

const all = {
  TEST_SUPABASE_URL: "https://test.supabase.co",
  TEST_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  TEST_SUPABASE_SECRET_KEY: "sb_secret_x",
  TEST_SUPABASE_JWT_SECRET: "secret",
  TEST_SUPABASE_DB_URL: "postgres://postgres:x@db.test.supabase.co:5432/postgres",
};

describe("a hosted project for tests", () => {
  it("no hosted test project exists unless one is named, whatever site is configured", () => {
    expect(
      hostedProject({ SUPABASE_URL: "https://site.supabase.co", SUPABASE_SECRET_KEY: "sb_secret_site" }),
    ).toBeNull();
  });

  it("a hosted test project is named with all its settings", () => {
    expect(hostedProject(all)).toMatchObject({ url: "https://test.supabase.co", secretKey: "sb_secret_x" });
    expect(() => hostedProject({ ...all, TEST_SUPABASE_DB_URL: "" })).toThrow("is set but TEST_SUPABASE_DB_URL is not");
  });

  it("a hosted test project is never the one of a site", () => {
    expect(() => hostedProject({ ...all, SUPABASE_URL: "https://test.supabase.co/" })).toThrow("tests would delete");
  });
});
