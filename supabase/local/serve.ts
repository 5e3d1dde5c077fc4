/**
 * The web server, which the start command runs in its own process in production: Next with our handling of responses
 * and signals. Loaded by plain Node: relative imports with file extensions. `node supabase/local/serve.ts PORT HOST`
 */
import { once } from "node:events";
import { createServer } from "node:http";
import next from "next";
import { type Environment, provide } from "../../lib/platform/environment/env.server.ts";
import { explainErrorShell } from "./error-shell.ts";
import { readBeforeClosing } from "./idle-connections.ts";
import { packResponse } from "./packing.ts";
import { SiteResponse } from "./site-response.ts";

/**
 * Milliseconds that a connection stays open: longer than any proxy's, or it would be closed just as the next request is
 * sent.
 */
const KEPT_ALIVE = 65_000;

const [port, hostname] = [Number(process.argv[2]), process.argv[3] ?? "127.0.0.1"];

/**
 * With a channel to the start command, it says there where the data are: loading takes as long as opening the database
 * and needs none of it.
 */
const connected = process.send ? once(process, "message") : null;

// Errors of pages, handlers and actions reach the error hook (instrumentation.ts) and are not printed as well.
const site = next({ dev: false, port, hostname, quiet: true });
await site.prepare();
const answer = site.getRequestHandler();
const server = createServer({ ServerResponse: SiteResponse, keepAliveTimeout: KEPT_ALIVE }, (request, response) => {
  packResponse(request, response);
  explainErrorShell(response);
  void answer(request, response);
});

readBeforeClosing(server);

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  server.close(() => void site.close().finally(() => process.exit(0)));
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

if (connected) {
  const [rest] = (await connected) as [Environment];
  provide(rest);
  process.disconnect();
}
server.listen(port, hostname);
