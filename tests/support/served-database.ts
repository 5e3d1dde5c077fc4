import { randomBytes } from "node:crypto";
import type { Environment } from "@/lib/platform/environment/env.server";
import { connectTo } from "./plain-postgres";

/** Where tests may make databases, and the database they are copies of: migrated, empty, and no one connected to it. */
const NAMES = { server: "TEST_POSTGRES_SERVER", template: "TEST_POSTGRES_TEMPLATE" } as const;

/** The environment in which each test backend works on a database of its own on a server. */
export const servedEnvironment = (server: string, template: string) => ({
  [NAMES.server]: server,
  [NAMES.template]: template,
});

/**
 * Makes a database for one test backend.
 * @returns its address, or undefined where the embedded database is tested
 */
export async function newServedDatabase(environment: Environment): Promise<string | undefined> {
  const { [NAMES.server]: server, [NAMES.template]: template } = environment;
  if (!server || !template) return undefined;
  const name = `test_${randomBytes(6).toString("hex")}`;
  const administrator = await connectTo(server);
  try {
    await administrator.query(`create database ${name} owner migrator template ${template}`);
  } finally {
    await administrator.close();
  }
  const address = new URL(server);
  address.username = "migrator";
  address.pathname = `/${name}`;
  return address.href;
}
