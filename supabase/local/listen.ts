import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { readBeforeClosing } from "@/supabase/local/idle-connections";
import { systemCode } from "@/supabase/local/plain-failure";

const LOOPBACK = "127.0.0.1";

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      server.off("listening", onListening);
      if (systemCode(error) === "EADDRINUSE") resolve(false);
      else reject(error);
    };
    const onListening = () => {
      server.off("error", onError);
      resolve(true);
    };
    server.once("error", onError);
    server.once("listening", onListening);
    server.listen(port, LOOPBACK);
  });
}

/**
 * Serves a handler on the loopback address, on the first free one of the ports.
 * @returns the server and its port, or null if all ports are taken
 */
export async function listenOnLoopback(
  handler: (request: Request) => Promise<Response>,
  ports: number[],
): Promise<{ server: Server; port: number } | null> {
  const listener = getRequestListener(handler);
  const server = createServer((request, response) => void listener(request, response));
  readBeforeClosing(server);
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.maxConnections = 512;
  for (const port of ports) {
    if (await tryPort(server, port)) {
      const address = server.address() as AddressInfo;
      return { server, port: address.port };
    }
  }
  return null;
}

/** Stops accepting, lets open requests finish and closes the rest after `patience` milliseconds. */
export async function closeServer(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const hurry = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(hurry);
}
