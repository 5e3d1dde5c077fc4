import "server-only";
import { cache } from "react";
import { encode } from "uqr";
import { identity, noteStoreFault } from "@/lib/accounts/identity/embedded/auth";
import { findAskedAddress } from "@/lib/accounts/identity/embedded/address-change";
import { currentVisit } from "@/lib/accounts/identity/embedded/current-visit";
import { mintDataToken } from "@/lib/accounts/identity/embedded/data-token";
import { eraseLeavers as erase } from "@/lib/accounts/identity/embedded/erasing";
import { storedOf } from "@/lib/accounts/identity/embedded/stored-account";
import { findLeaving } from "@/lib/accounts/identity/embedded/leaving";
import { findLink, followLink } from "@/lib/accounts/identity/embedded/email-links";
import { readStep } from "@/lib/accounts/identity/embedded/pending-step";
import { findSecondFactor } from "@/lib/accounts/identity/embedded/second-factor";
import { findSession, finishSession, listSessions, touchSession } from "@/lib/accounts/identity/embedded/sessions";
import { totpAddress } from "@/lib/accounts/identity/embedded/totp";
import { describeDevice } from "@/lib/accounts/identity/embedded/user-agent";
import type { SecondFactor, ServerAdapter } from "@/lib/access/identity-port";
import { SITE } from "@/lib/platform/site/site";
import { logError } from "@/lib/platform/telemetry/log-error";

export const session: ServerAdapter["session"] = cache(async () => findSession(await currentVisit()));

export const accessToken: ServerAdapter["accessToken"] = cache(async () => {
  const found = await session();
  return found && mintDataToken(found.userId);
});

export const extendSession: ServerAdapter["extendSession"] = async () => {
  try {
    await touchSession(await currentVisit());
  } catch (error) {
    // The page can be shown anyway; at worst the session ends early.
    logError(error, "Could not record session activity.");
  }
};

export const endSession: ServerAdapter["endSession"] = async () => {
  try {
    await finishSession(await currentVisit());
    return true;
  } catch (error) {
    logError(error, "Could not end a session.");
    return false;
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

export const hasAccounts: ServerAdapter["hasAccounts"] = async () => {
  try {
    (await identity()).connection.prepare(`select 1 from "user" limit 1`).get();
    return true;
  } catch (error) {
    noteStoreFault(error);
    return false;
  }
};

export const accountExtras: ServerAdapter["accountExtras"] = async () => {
  const found = await session();
  if (!found) return null;
  const { userId, profile } = found;
  const [state, askedAddress, leavesAt] = await Promise.all([
    findSecondFactor(userId),
    findAskedAddress(await currentVisit(), userId),
    findLeaving(userId),
  ]);
  return { secondFactor: state.is === "begun" ? toSquare(profile.email, state.secret) : state, askedAddress, leavesAt };
};

function toSquare(email: string, secret: string): SecondFactor {
  const address = totpAddress(SITE.name, email, secret);
  const { size, data } = encode(address, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { is: "begun", secret, address, square: { size, path } };
}

export const storedAccount: ServerAdapter["storedAccount"] = async () => {
  const found = await session();
  return found && storedOf(found.userId);
};

export const findEmailLink: ServerAdapter["findEmailLink"] = findLink;

export const followEmailLink: ServerAdapter["followEmailLink"] = async (act, token) =>
  followLink(await currentVisit(), act, token);

export const eraseLeavers: ServerAdapter["eraseLeavers"] = async (now) => erase(now);
