"use client";

import { useQuery, queryOptions } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { AccountForms, type AccountContent } from "@/components/accounts/identity/account-forms";
import type { OverlayProps } from "@/components/layout/overlay";
import { Button } from "@/components/ui/button";
import { DialogWindow } from "@/components/ui/dialog-window";
import { Skeleton } from "@/components/ui/skeleton";
import { accountQuery, forAccount } from "@/lib/access/account-query";
import { queryClient } from "@/lib/platform/browser/query-client";
import { memberFetch } from "@/lib/platform/browser/member-fetch";

/** What the account panel shows. Where one is signed in is asked again each time it is opened. */
const panelQuery = queryOptions({
  queryKey: ["account", "panel"],
  queryFn: async ({ signal }) => (await memberFetch.read("/api/account", signal)) as AccountContent,
  ...forAccount,
  refetchOnMount: "always" as const,
});

const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  type === "checkbox" || type === "radio" ? checked !== defaultChecked : value !== defaultValue;

/** The first field in the panel with unsaved changes; null if there is none. A field knows its initial value. */
function firstUnsaved(part: HTMLElement | null): HTMLElement | null {
  const fields = part?.querySelectorAll<HTMLInputElement>("input:not([type=hidden]):not([hidden])") ?? [];
  return [...fields].find(isChanged) ?? null;
}

/** The account panel over the page: name, address, password, sessions, emails. Nothing typed is lost by accident. */
export default function SettingsDialog({ onClose, returnTo }: OverlayProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(panelQuery, queryClient);

  /** By the close button, the backdrop or Escape. If something was typed, it asks first. */
  function close() {
    if (firstUnsaved(content.current)) setAsking(true);
    else onClose();
  }

  function keep() {
    setAsking(false);
    firstUnsaved(content.current)?.focus();
  }

  /** The header shows the name too. The panel's key starts with the account's key. */
  function noteChange() {
    setAsking(false);
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  }

  return (
    <DialogWindow
      title="Account Settings"
      size="lg"
      onClose={close}
      returnTo={returnTo}
      footer={isAsking && <Unsaved onKeep={keep} onDiscard={onClose} />}
    >
      <div ref={content} className="pt-2">
        {data ? (
          <AccountForms {...data} onChange={noteChange} />
        ) : isError && !isFetching ? (
          <div role="alert">
            <p className="mb-4">We couldn’t load your account. Please try again.</p>
            <Button variant="outline" onClick={() => void refetch()}>
              Try Again
            </Button>
          </div>
        ) : (
          <Waiting />
        )}
      </div>
    </DialogWindow>
  );
}

function Unsaved({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <p role="alert" className="mr-auto self-center py-2 font-name">
        You have unsaved changes.
      </p>
      <Button variant="outline" onClick={onDiscard}>
        Discard
      </Button>
      <Button ref={keep} onClick={onKeep}>
        Keep editing
      </Button>
    </>
  );
}

/** As tall as the content that will replace it. */
function Waiting() {
  return (
    <div role="status" className="grid min-h-112 max-w-136 content-start gap-4">
      <span className="sr-only">Loading…</span>
      {["w-24 h-6", "h-12", "h-12", "w-32 h-11", "mt-8 w-24 h-6", "h-12", "h-12"].map((size, index) => (
        <Skeleton key={index} className={size} />
      ))}
    </div>
  );
}
