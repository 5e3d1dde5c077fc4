"use client";

import { useRef, useState } from "react";
import { FileLine } from "@/components/accounts/draft-files/file-line";
import { type LiveUpload, useUploads } from "@/components/accounts/draft-files/use-uploads";
import { MarkButton } from "@/components/accounts/administration/mark-button";
import { RefreshWhile } from "@/components/layout/refresh-while";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { readAgain, removeFile } from "@/lib/accounts/draft-files/actions";
import { describeBytes, describeTimeLeft } from "@/lib/accounts/drafts/file-words";
import type { FileRow } from "@/lib/accounts/draft-files/view";
import { ACCEPTED } from "@/lib/study/drafts/file-kind";

interface FileDeskProps {
  draft: string;
  rows: readonly FileRow[];
  /** Bytes of the largest file that the site takes. */
  limit: number;
  /** Whether files can still be added and removed. */
  isOpen: boolean;
}

/** The files of a draft, and where more are added: by dragging, or by choosing them. */
export function FileDesk({ draft, rows, limit, isOpen }: FileDeskProps) {
  const { uploads, add, pause, resume, remove, canSend, isScripted } = useUploads(draft, rows);
  const live = new Set(uploads.map(({ id }) => id));
  return (
    <>
      {isOpen && isScripted && canSend && <DropZone onFiles={add} limit={limit} />}
      {isScripted && !canSend && (
        <Alert className="mt-6">Uploads need a secure connection. Open this page with https.</Alert>
      )}
      <RefreshWhile isBusy={rows.some(({ state }) => state === "reading")} />
      {(rows.length > 0 || uploads.length > 0) && (
        <ul aria-label="Files" className="mt-6 border-t border-ink">
          {rows
            .filter(({ id }) => !live.has(id))
            .map((row) => (
              <KnownFile key={row.id} draft={draft} row={row} isOpen={isOpen} onFiles={isScripted ? add : null} />
            ))}
          {uploads.map((upload) => (
            <LiveFile key={upload.key} upload={upload} onPause={pause} onResume={resume} onRemove={remove} />
          ))}
        </ul>
      )}
    </>
  );
}

function DropZone({ onFiles, limit }: { onFiles: (files: File[]) => void; limit: number }) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={cn(
        "mt-6 rounded-md border border-dashed px-5 py-6",
        isOver ? "border-spruce bg-spruce-tint" : "border-control bg-paper-raised",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton onFiles={onFiles} isMultiple>
          Choose files…
        </FileButton>
        <p className="text-s0 leading-6">or drag them here</p>
      </div>
      <p className="mt-3 max-w-text text-s-1 leading-5 text-ink-2">
        SPSS (.sav, .zsav), Triple-S (.xml or .sss with its data), CSV, Excel, Parquet, and study.json. Up to{" "}
        {describeBytes(limit)} a file. An upload that is interrupted continues where it stopped.
      </p>
    </div>
  );
}

interface FileButtonProps {
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  children: React.ReactNode;
}

/** A button that opens the browser’s window for files. */
function FileButton({ onFiles, isMultiple = false, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={ACCEPTED}
        data-testid="files"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button
        variant={isMultiple ? "default" : "outline"}
        size="sm"
        className="max-md:min-h-11"
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}

interface KnownFileProps {
  draft: string;
  row: FileRow;
  isOpen: boolean;
  /** Null without scripts. */
  onFiles: ((files: File[]) => void) | null;
}

/** A file that the server knows: read, being read, or arrived in part. */
function KnownFile({ draft, row, isOpen, onFiles }: KnownFileProps) {
  const { id, name, state, words, share, received, size } = row;
  const fields = { draft, upload: id };
  const said =
    state === "arriving"
      ? `${describeBytes(received)} of ${describeBytes(size)} have arrived. Choose the same file again to continue.`
      : words;
  return (
    <FileLine
      {...row}
      state={said}
      share={state === "reading" || state === "arriving" ? (share ?? 0) : null}
      isFault={state === "refused" || state === "failed"}
    >
      {isOpen && state === "arriving" && onFiles && (
        <FileButton onFiles={onFiles}>
          Continue…<span className="sr-only"> {name}</span>
        </FileButton>
      )}
      {isOpen && state === "failed" && (
        <MarkButton action={readAgain} fields={fields} of={name}>
          Read again
        </MarkButton>
      )}
      {isOpen && state !== "deleted" && (
        <MarkButton action={removeFile} fields={fields} variant="ghost" of={name}>
          Remove
        </MarkButton>
      )}
    </FileLine>
  );
}

interface LiveFileProps {
  upload: LiveUpload;
  onPause: (key: string) => void;
  onResume: (key: string) => void;
  onRemove: (upload: LiveUpload) => void;
}

/** A file that is being sent from this page. */
function LiveFile({ upload, onPause, onResume, onRemove }: LiveFileProps) {
  const { key, name, size, received, state, canContinue } = upload;
  const isActive = state === "sending" || state === "queued";
  return (
    <FileLine
      {...{ name, size, kind: "Uploading", sha256: null, rows: null, columns: null }}
      state={describeLive(upload)}
      share={size === 0 ? null : received / size}
      isFault={state === "refused"}
    >
      {isActive && (
        <Button variant="outline" size="sm" className="max-md:min-h-11" onClick={() => onPause(key)}>
          Pause<span className="sr-only"> {name}</span>
        </Button>
      )}
      {!isActive && canContinue && (
        <Button variant="outline" size="sm" className="max-md:min-h-11" onClick={() => onResume(key)}>
          Continue<span className="sr-only"> {name}</span>
        </Button>
      )}
      <Button variant="ghost" size="sm" className="max-md:min-h-11" onClick={() => onRemove(upload)}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
    </FileLine>
  );
}

function describeLive({ state, words, received, size, rate }: LiveUpload): string {
  const done = `${describeBytes(received)} of ${describeBytes(size)}`;
  if (state === "refused") return words ?? "";
  if (state === "paused") return `Paused · ${done}`;
  if (state === "queued") return "Waiting for other files";
  if (words !== null) return `${words} · ${done}`;
  if (rate === null || rate === 0) return done;
  return `${done} · ${describeBytes(rate)} a second · ${describeTimeLeft((size - received) / rate)}`;
}
