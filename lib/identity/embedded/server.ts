import "server-only";
import type { ServerAdapter } from "@/lib/identity/port";

// Without a store of accounts everyone is anonymous.
export const claims: ServerAdapter["claims"] = async () => Promise.resolve(null);

export const accessToken: ServerAdapter["accessToken"] = async () => Promise.resolve(null);
