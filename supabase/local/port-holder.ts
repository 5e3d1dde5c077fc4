import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { PlainFailure, systemCode } from "@/supabase/local/plain-failure";

const LISTENING = "0A";

/** The inodes of the sockets that listen on a port, from Linux's own table. */
function listeningInodes(port: number): Set<string> {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  const rows = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) => readFileSync(file, "utf8").split("\n").slice(1));
  const inodes = new Set<string>();
  for (const row of rows) {
    const [, local = "", , state, , , , , , inode = ""] = row.trim().split(/\s+/);
    if (state === LISTENING && local.endsWith(`:${wanted}`)) inodes.add(inode);
  }
  return inodes;
}

/** The result of `read`, or `otherwise` if it concerns another user's process or one that has just ended. */
function unlessHidden<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function socketsOf(pid: string): string[] {
  const files = unlessHidden(() => readdirSync(`/proc/${pid}/fd`), []);
  return files.map((file) => unlessHidden(() => readlinkSync(`/proc/${pid}/fd/${file}`), ""));
}

function findHolder(port: number): string | null {
  try {
    if (process.platform !== "linux") {
      const found = execFileSync("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"], { encoding: "utf8" });
      const [pid, name] = [/^p(\d+)/m.exec(found)?.[1], /^c(.+)/m.exec(found)?.[1]];
      return pid ? `${name ?? "a program"} (process ${pid})` : null;
    }
    const inodes = [...listeningInodes(port)].map((inode) => `socket:[${inode}]`);
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      if (!socketsOf(pid).some((link) => inodes.includes(link))) continue;
      return `${readFileSync(`/proc/${pid}/comm`, "utf8").trim()} (process ${pid})`;
    }
  } catch {
    // The port is taken, even if the holder is unknown.
  }
  return null;
}

function tryToListen(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(systemCode(error)));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** Whether `fetch` and browsers refuse this port whatever runs there, such as 6000: they keep it for another service. */
const isRefusedByBrowsers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}`, { method: "HEAD" }).then(
    () => false,
    (error: unknown) => error instanceof Error && error.cause instanceof Error && error.cause.message === "bad port",
  );

/** @throws {PlainFailure} naming the holder if the system reveals it, and the remedy */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  for (const host of [undefined, "127.0.0.1"]) {
    const code = await tryToListen(port, host);
    if (code === "EADDRINUSE") {
      const holder = findHolder(port);
      throw new PlainFailure(
        `Port ${port} is in use${holder ? ` by ${holder}` : ""}.`,
        `Stop that program, or choose another port: ${variable}=${port + 1} npm start`,
      );
    }
    if (code === "EACCES") {
      throw new PlainFailure(
        `Port ${port} requires elevated permissions.`,
        `Choose one above 1023: ${variable}=3000 npm start`,
      );
    }
  }
  if (await isRefusedByBrowsers(port)) {
    throw new PlainFailure(
      `Browsers refuse to open port ${port}.`,
      `Choose another port: ${variable}=${port + 1} npm start`,
    );
  }
}
