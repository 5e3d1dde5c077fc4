import "server-only";
import type { ServerAdapter } from "@/lib/identity/port";

export const session: ServerAdapter["session"] = async () => Promise.resolve(null);

export const accessToken: ServerAdapter["accessToken"] = async () => Promise.resolve(null);

export const extendSession: ServerAdapter["extendSession"] = async () => Promise.resolve();

export const endSession: ServerAdapter["endSession"] = async () => Promise.resolve();

export const pendingStep: ServerAdapter["pendingStep"] = async () => Promise.resolve(null);
