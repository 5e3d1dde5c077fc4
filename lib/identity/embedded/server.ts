import "server-only";
import { cache } from "react";
import { currentVisit } from "@/lib/identity/embedded/current-visit";
import { mintDataToken } from "@/lib/identity/embedded/data-token";
import { readStep } from "@/lib/identity/embedded/pending-step";
import { findSession, finishSession, listSessions, touchSession } from "@/lib/identity/embedded/sessions";
import { describeDevice } from "@/lib/identity/embedded/user-agent";
import type { ServerAdapter } from "@/lib/identity/port";

export const session: ServerAdapter["session"] = cache(async () => findSession(await currentVisit()));

export const accessToken: ServerAdapter["accessToken"] = cache(async () => {
  const found = await session();
  return found && mintDataToken(found.userId);
});

export const extendSession: ServerAdapter["extendSession"] = async () => touchSession(await currentVisit());

export const endSession: ServerAdapter["endSession"] = async () => {
  try {
    await finishSession(await currentVisit());
  } catch (error) {
    console.error("A session could not be ended.", error);
  }
};

export const pendingStep: ServerAdapter["pendingStep"] = async () => {
  const step = await readStep(await currentVisit());
  return step && { purpose: step.purpose, email: step.email, values: step.values };
};

export const openSessions: ServerAdapter["openSessions"] = async () => {
  const found = await session();
  if (!found) return [];
  const sessions = await listSessions(found.userId);
  return sessions.map(({ sessionId, userAgent, lastActiveAt }) => ({
    sessionId,
    lastActiveAt,
    device: describeDevice(userAgent),
    isThis: sessionId === found.sessionId,
  }));
};
