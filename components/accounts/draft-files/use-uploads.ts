"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { useScripted } from "@/components/ui/use-scripted";
import { hashBytes, isSameFile, sendFile, type SendTools, uploadAddress } from "@/lib/accounts/draft-files/send-file";
import type { FileRow } from "@/lib/accounts/draft-files/view";
import { MOST_AT_ONCE } from "@/lib/study/drafts/uploads/chunks";

/** An upload of this page. */
export interface LiveUpload {
  key: string;
  /** Null until the server has given it one. */
  id: string | null;
  name: string;
  size: number;
  received: number;
  state: "queued" | "sending" | "paused" | "refused";
  /** Why it waits or was refused. */
  words: string | null;
  canContinue: boolean;
  /** Bytes in a second, over the last seconds; null before they are known. */
  rate: number | null;
}

const TOOLS: SendTools = {
  request: async (address, init) => fetch(address, init),
  hash: hashBytes,
  wait: async (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
      return undefined;
    }),
};

const LOST = "We couldn’t start the upload. Check your connection and continue.";
/** Share of a new measurement in the rate that is shown. */
const WEIGHT = 0.2;

interface Begun {
  id?: string;
  error?: { message?: string };
}

async function begin(draft: string, file: File): Promise<{ id: string } | { words: string; canContinue: boolean }> {
  try {
    const body = new URLSearchParams({ draft, name: file.name, size: String(file.size) });
    const answer = await fetch("/api/admin/uploads", { method: "POST", body });
    const { id, error } = (await answer.json().catch(() => ({}))) as Begun;
    if (answer.ok && id !== undefined) return { id };
    return { words: error?.message ?? LOST, canContinue: answer.status === 401 || answer.status >= 500 };
  } catch {
    return { words: LOST, canContinue: true };
  }
}

/** The uploads of a draft’s page: three at a time, others wait; each can be paused, continued and removed. */
export function useUploads(draft: string, rows: readonly FileRow[]) {
  const { refresh } = useRouter();
  const isScripted = useScripted();
  const [uploads, setUploads] = useState<readonly LiveUpload[]>([]);
  const files = useRef(new Map<string, File>());
  const stops = useRef(new Map<string, AbortController>());
  const change = useCallback((key: string, by: Partial<LiveUpload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...by } : one)));
  }, []);
  const drop = useCallback((key: string) => {
    files.current.delete(key);
    stops.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  }, []);

  const send = useCallback(
    async (upload: LiveUpload) => {
      const { key } = upload;
      const file = files.current.get(key);
      if (!file || stops.current.has(key)) return;
      const stop = new AbortController();
      stops.current.set(key, stop);
      change(key, { state: "sending", words: null, rate: null });
      const begun = upload.id === null ? await begin(draft, file) : { id: upload.id };
      if ("words" in begun) {
        stops.current.delete(key);
        change(key, { state: "refused", ...begun });
        return;
      }
      change(key, { id: begun.id });
      let last = { at: performance.now(), received: upload.received };
      let rate: number | null = null;
      const outcome = await sendFile({
        ...{ file, id: begun.id, received: upload.received, signal: stop.signal, tools: TOOLS },
        onProgress: ({ received, waiting }) => {
          const at = performance.now();
          const seconds = (at - last.at) / 1000;
          if (waiting === null && seconds > 0) {
            const now = Math.max(0, received - last.received) / seconds;
            rate = rate === null ? now : WEIGHT * now + (1 - WEIGHT) * rate;
          }
          last = { at, received };
          change(key, { received, words: waiting, rate });
        },
      });
      stops.current.delete(key);
      if (outcome.status === "sent") {
        drop(key);
        refresh();
      } else if (outcome.status === "paused") change(key, { state: "paused", words: null, rate: null });
      else change(key, { state: "refused", words: outcome.words, canContinue: outcome.canContinue, rate: null });
    },
    [change, draft, drop, refresh],
  );

  useEffect(() => {
    const sending = uploads.filter(({ state }) => state === "sending").length;
    const next = uploads.filter(({ state }) => state === "queued").slice(0, Math.max(0, MOST_AT_ONCE - sending));
    for (const upload of next) void send(upload);
  }, [uploads, send]);

  const isBusy = uploads.some(({ state }) => state === "sending" || state === "queued");
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);

  const add = useCallback(
    async (chosen: readonly File[]) => {
      for (const file of chosen) {
        const known = rows.filter(({ state, received, size }) => state === "arriving" && received < size);
        let same: FileRow | null = null;
        for (const row of known) if (await isSameFile(file, row, hashBytes)) same = row;
        const key = same?.id ?? crypto.randomUUID();
        if (files.current.has(key)) continue;
        files.current.set(key, file);
        const upload: LiveUpload = {
          ...{ key, id: same?.id ?? null, name: file.name, size: file.size, received: same?.received ?? 0 },
          ...{ state: "queued", words: null, canContinue: true, rate: null },
        };
        if (file.size === 0)
          setUploads((all) => [
            ...all,
            { ...upload, state: "refused", words: "The file is empty.", canContinue: false },
          ]);
        else setUploads((all) => [...all, upload]);
      }
    },
    [rows],
  );

  const pause = useCallback((key: string) => {
    stops.current.get(key)?.abort();
    setUploads((all) =>
      all.map((one) => (one.key === key && one.state === "queued" ? { ...one, state: "paused" } : one)),
    );
  }, []);
  const resume = useCallback((key: string) => change(key, { state: "queued", words: null }), [change]);
  const remove = useCallback(
    async ({ key, id }: Pick<LiveUpload, "key" | "id">) => {
      stops.current.get(key)?.abort();
      drop(key);
      if (id !== null) await fetch(uploadAddress(id), { method: "DELETE" }).catch(() => undefined);
      refresh();
    },
    [drop, refresh],
  );

  /** Browsers hash only on a secure connection: without one, the page explains why nothing can be sent. */
  const canSend = !isScripted || globalThis.isSecureContext;
  return { uploads, add, pause, resume, remove, canSend, isScripted };
}
