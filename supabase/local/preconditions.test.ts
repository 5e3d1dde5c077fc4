import { createServer, type Server } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { assertPortFree } from "@/supabase/local/port-holder";
import { assertNodeVersion, assertRoom, explainDisk, mailWarning } from "@/supabase/local/preconditions";

describe("assertPortFree", () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  test("a taken port names its program and a remedy", async () => {
    server = createServer();
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await expect(assertPortFree(port, "PORT")).rejects.toMatchObject({
      message: expect.stringMatching(/^Port \d+ is in use by .+ \(process \d+\)\.$/) as string,
      remedy: expect.stringContaining(`PORT=${port + 1} npm start`) as string,
    });
    await expect(assertPortFree(port, "PORT")).rejects.toThrow(`(process ${process.pid})`);
    server.close();
    await expect(assertPortFree(port, "PORT")).resolves.toBeUndefined();
  });

  test.each([4190, 6000])("port %i, which no browser opens, is refused before anything is built", async (port) => {
    await expect(assertPortFree(port, "PORT")).rejects.toMatchObject({
      message: `Browsers refuse to open port ${port}.`,
      remedy: `Choose another port: PORT=${port + 1} npm start`,
    });
  });
});

describe("assertNodeVersion", () => {
  test("a Node.js version older than the packages need is refused", () => {
    expect(() => assertNodeVersion("20.20.2")).toThrow("Node 22 or newer is needed");
    expect(() => assertNodeVersion("24.1.0")).not.toThrow();
  });
});

describe("the disk", () => {
  test("a disk that is full or cannot be written to is explained", () => {
    const error = (code: string) => Object.assign(new Error(code), { code });
    expect(explainDisk(error("ENOSPC"), "/data")?.message).toBe("The disk that holds /data is full.");
    expect(explainDisk(error("EACCES"), "/data")?.message).toBe("Cannot write to /data (EACCES).");
    expect(explainDisk(error("ECONNRESET"), "/data")).toBeNull();
  });

  test("a data folder inside a file is refused", () => {
    const folder = mkdtempSync(join(tmpdir(), "granskog-room-"));
    writeFileSync(join(folder, "file"), "");
    expect(() => assertRoom(join(folder, "file", "data"))).toThrow("Cannot write to");
    expect(() => assertRoom(join(folder, "data"))).not.toThrow();
    rmSync(folder, { recursive: true });
  });
});

test.each([
  [
    { APP_ORIGIN: "https://rankings.example" },
    "embedded",
    /SMTP_URL is not set.*No one can sign up.*rankings\.example/,
  ],
  [{ APP_ORIGIN: "https://rankings.example" }, "clerk", /SMTP_URL is not set.*receipts/],
] as const)("a site at a public address without a mail server gets a warning: %j, %s", (environment, kind, words) => {
  expect(mailWarning(environment, { kind })).toMatch(words);
});

test.each([
  {},
  { APP_ORIGIN: "http://localhost:3000" },
  { APP_ORIGIN: "http://127.0.0.1:8080" },
  { APP_ORIGIN: "https://rankings.example", SMTP_URL: "smtps://mail.example:465" },
])("there is no warning about mail with %j", (environment) => {
  expect(mailWarning(environment, { kind: "embedded" })).toBeNull();
});
