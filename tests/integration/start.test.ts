import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBackend } from "@/supabase/local/backend-process";
import { freePort } from "@/tests/support/process";
import { endOf } from "@/tests/support/process-tree";
import { StartCommand } from "@/tests/support/start-command";

// What the start command refuses. What it brings up is in tests/start.

let command: StartCommand;

async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

beforeEach(async () => {
  command = await StartCommand.prepare(".next-start-test");
});

afterEach(() => command.dispose());

test("a start names the program that holds its port, and starts nothing", async () => {
  const { server, port } = await listenSomewhere();
  expect((await endOf(command.run(port))).code).toBe(1);
  expect(command.output).toContain(`Port ${port} is in use by `);
  expect(command.output).toContain(`(process ${process.pid})`);
  expect(command.output).toContain(`PORT=${port + 1} npm start`);
  expect(command.output).not.toContain("    at ");
  server.close();
});

test("a start names the program that holds the backend's port, when one is set", async () => {
  const { server, port } = await listenSomewhere();
  expect((await endOf(command.run(await freePort(), [], { BACKEND_PORT: String(port) }))).code).toBe(1);
  expect(command.output).toContain(`BACKEND_PORT=${port + 1} npm start`);
  server.close();
});

test("a start leaves a running instance's database alone and names it", async () => {
  const backend = await startBackend({ DATA_DIR: command.dataDir, BACKEND_PORT: "0" });
  expect((await endOf(command.run(await freePort()))).code).toBe(1);
  expect(command.output).toContain("Another instance is already using the database");
  expect(command.output).toContain(`process ${backend.child.pid}`);
  expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
  await backend.stop();
});

test("a start refuses a partial hosted configuration", async () => {
  expect((await endOf(command.run(await freePort(), [], { SUPABASE_URL: "https://project.test" }))).code).toBe(1);
  for (const name of ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"]) {
    expect(command.output).toContain(`${name} is not set, but other hosted-backend settings are.`);
  }
});

test("a start refuses a partial Clerk configuration, naming what is missing", async () => {
  expect((await endOf(command.run(await freePort(), [], { CLERK_SECRET_KEY: "sk_test_x" }))).code).toBe(1);
  expect(command.output).toContain("CLERK_SECRET_KEY is set but NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is not.");
  const publishable = `pk_test_${Buffer.from("clerk.test$").toString("base64")}`;
  expect(
    (await endOf(command.run(await freePort(), [], { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishable }))).code,
  ).toBe(1);
  expect(command.output).toContain("NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is set but CLERK_SECRET_KEY is not.");
  expect(command.output).not.toContain("    at ");
});

test("a start warns when a hosted backend would reject people who sign in here", async () => {
  const hosted = {
    SUPABASE_URL: "https://project.test",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SUPABASE_SECRET_KEY: "sb_secret_x",
  };
  expect((await endOf(command.run(await freePort(), [], hosted))).code).toBe(1);
  expect(command.output).toContain("SUPABASE_JWT_SECRET is not set");
  expect(command.output).not.toContain("    at ");
});
