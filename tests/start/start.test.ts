import { createServer, type Server } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isHealthy } from "@/tests/support/instance";
import { freePort } from "@/tests/support/process";
import { descendantsOf, endOf, survivorsOf, until } from "@/tests/support/process-tree";
import { StartCommand } from "@/tests/support/start-command";

// The start command as people run it. `npm test` names a build, and in APP_ORIGIN the address that it was made for; else
// one is made here.

const builtIn = process.env.NEXT_DIST_DIR;
const PATIENCE = 600_000;
const MANNERS = [
  { manner: "in production", args: [] },
  ...(process.env.DEEP ? [{ manner: "in development", args: ["--dev"] }] : []),
];

let command: StartCommand;
let port: number;

beforeEach(async () => {
  command = await StartCommand.prepare(builtIn ?? ".next-start-test");
  port = await freePort();
});

afterEach(async () => {
  await command.dispose();
  if (!builtIn) command.removeBuild();
});

/** Tells what the command had printed when something fails. */
async function telling(work: () => Promise<void>) {
  await work().catch((cause: unknown) => {
    throw new Error(`${String(cause)}\nThe start command had printed:\n${command.output}`, { cause });
  });
}

const portOfBackend = () => Number(new URL(command.runtime()?.backendUrl ?? "http://none").port);

/** Whether a server could take a port. */
const listens = (server: Server, onPort: number) =>
  new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(onPort, "127.0.0.1", () => resolve(true));
  });

const healthy = () => isHealthy(`http://localhost:${port}`);

test.each(MANNERS)("a first start $manner loads the sample study and leaves nothing behind when killed", ({ args }) =>
  telling(async () => {
    const starting = command.run(port, args);
    await until("a healthy site", PATIENCE, async () => starting.exitCode !== null || (await healthy()));
    expect(starting.exitCode, "the start command goes on").toBeNull();
    expect(command.output).toContain("Loading the sample study");
    await until("the names of the sample accounts", PATIENCE, () => command.output.includes("admin@sample.test"));

    const first = command.runtime()?.pids.backend ?? 0;
    const formerPort = portOfBackend();
    process.kill(first, "SIGKILL");
    // Another program takes its port while it waits to be restarted: the site must follow it to another one.
    const other = createServer();
    await until("the port to be free", PATIENCE, () => listens(other, formerPort));
    try {
      await until("another backend", PATIENCE, () => (command.runtime()?.pids.backend ?? first) !== first);
      expect(portOfBackend()).not.toBe(formerPort);
      await until("a healthy site again", PATIENCE, healthy);
    } finally {
      other.close();
    }

    const all = descendantsOf(starting.pid ?? 0);
    expect(all.length).toBeGreaterThanOrEqual(2);
    starting.kill("SIGKILL");
    await endOf(starting);
    expect(await survivorsOf(all, 300_000)).toEqual([]);

    const again = command.run(port, args);
    await until("a healthy second start", PATIENCE, healthy);
    expect(command.output).not.toContain("Loading the sample study");
    expect(command.output).not.toContain("Sample accounts (");
    const later = descendantsOf(again.pid ?? 0);
    again.kill("SIGINT");
    expect(await endOf(again)).toEqual({ code: 0, signal: null });
    expect(await survivorsOf(later, 300_000)).toEqual([]);
    expect(command.runtime()).toBeNull();
  }),
);
