import { SIGNED_IN_COOKIE } from "@/lib/access/claims";

/**
 * Messages between tabs that share a session: signed out by the user, signed out for inactivity, ended by the site
 * (from another device, or at its maximum length), or activity at a given time.
 */
export type SessionEvent = { is: "signed-out" } | { is: "idle" } | { is: "ended" } | { is: "input"; at: number };

const CHANNEL = "granskog.session";

/** Notifies other tabs. Browsers without channels check when a tab becomes visible. */
export function tellOtherTabs(events: SessionEvent): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(events);
  channel.close();
}

/** Listens for other tabs; returns a function that stops it. */
export function onSessionEvent(hear: (events: SessionEvent) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionEvent>) => hear(data);
  return () => channel.close();
}

/** Whether the browser's cookie says that someone is signed in. The server decides whether that is true. */
export const isSignedInHere = (): boolean => /(?:^|;\s*)signed_in=/.test(document.cookie);

/** In this tab only: why the user was signed out, for the next page (`page-checks.tsx`). */
export const ENDED_MARK = "granskog.session-ended";
/** For inactivity; or by the user, without the server's confirmation that the session has ended. */
export type EndedMark = "idle" | "unfinished" | "retrying";

/** Stores the reason for the next page of this tab. */
export function markEnded(mark: EndedMark): void {
  try {
    sessionStorage.setItem(ENDED_MARK, mark);
  } catch {
    // Without storage, the next page cannot say why.
  }
}

/** So that no page looks up the user again. */
export function forgetSignedIn(): void {
  document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}
