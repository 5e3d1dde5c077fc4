"use client";

import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Shown while there is no connection. Part of every page from the start, because it could not be loaded then. */
export function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 top-22 z-30 flex justify-center px-4 max-md:top-3"
    >
      {isOffline && (
        <p className="rounded-md border border-rule-strong bg-paper-raised px-4 py-2.5 text-s-1 text-ink shadow-lift">
          You’re offline. You can keep reading this page; new pages will load when you’re back online.
        </p>
      )}
    </div>
  );
}
