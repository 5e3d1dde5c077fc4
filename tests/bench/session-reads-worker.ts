import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureVerifiedAccount } from "@/lib/accounts/identity/embedded/accounts";
import { closeIdentity } from "@/lib/accounts/identity/embedded/auth";
import { findSession, startSession } from "@/lib/accounts/identity/embedded/sessions";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";

// Runs with the server's conditions (see session-reads.ts). Prints reads per second of a session from its cookie, the
// cookie's signature and the account's row included, among a thousand sessions.

const SESSIONS = 1_000;
const SECONDS = 3;

function browser(): Visit {
  const jar = new Map<string, string>();
  return {
    read: (name) => jar.get(name),
    write: (name, value) => void jar.set(name, value),
    forget: (name) => void jar.delete(name),
    userAgent: "bench",
    later: () => undefined,
    isDemo: async () => Promise.resolve(false),
  };
}

const folder = mkdtempSync(path.join(tmpdir(), "granskog-sessions-"));
process.env.DATA_DIR = folder;
process.env.AUTH_SECRET = "measured-on-this-machine-and-then-removed";
try {
  const details = {
    company: "Tarnholt",
    country: "Sweden",
    title: "Reader",
    industry: "energy",
    marketingConsent: false,
  };
  const email = "reader@tarnholt.example";
  const id = await ensureVerifiedAccount({
    email,
    password: "only-here-for-measuring",
    profile: { firstName: "Maja", lastName: "Holm" },
    details,
  });
  const visits = Array.from({ length: SESSIONS }, browser);
  for (const visit of visits) await startSession(visit, { id, email });
  let reads = 0;
  const ends = performance.now() + SECONDS * 1_000;
  while (performance.now() < ends) {
    const visit = visits[reads % SESSIONS];
    if (!visit || !(await findSession(visit))) throw new Error("A session was not found.");
    reads += 1;
  }
  console.log(JSON.stringify({ readsPerSecond: Math.round(reads / SECONDS) }));
  await closeIdentity();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
