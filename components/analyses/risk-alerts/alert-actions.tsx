"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { type AlertOverview, mayMark, runsRules } from "@/lib/analyses/risk-alerts/rule-list";
import { LONGEST_NOTE } from "@/lib/analyses/risk-alerts/rule";
import type { RiskRow } from "@/lib/analyses/risk-alerts/view";
import type { Actions } from "./use-actions";

interface AlertActionsProps {
  row: RiskRow;
  overview: AlertOverview;
  actions: Actions;
}

/** What the team can do with an alert: acknowledge it, write a note, and mute it. */
export function AlertActions({ row, overview, actions }: AlertActionsProps) {
  const [isWriting, setIsWriting] = useState(false);
  const { mark, isBusy } = actions;
  const { acknowledged, muted, note } = row.mark ?? { acknowledged: null, muted: null, note: null };
  const name = row.alert.brand.name;
  if (!mayMark(overview))
    return (
      <p className="mt-4 text-s-1 leading-5 text-ink-2">
        Notes and alert status are shared within a team. You’re not in a team.
      </p>
    );
  if (isWriting)
    return (
      <NoteForm
        text={note?.text ?? ""}
        isBusy={isBusy}
        onCancel={() => setIsWriting(false)}
        onNote={(text) => {
          const message = text === "" ? "Note deleted." : "Note saved. Your team can see it.";
          void mark(row, { note: text }, message, { note: note?.text ?? "" }).then(
            (isDone) => isDone && setIsWriting(false),
          );
        }}
      />
    );
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="sm"
        disabled={isBusy}
        onClick={() =>
          void mark(
            row,
            { acknowledged: !acknowledged },
            acknowledged ? `Alert for ${name} marked as not acknowledged.` : `Alert for ${name} acknowledged.`,
            { acknowledged: Boolean(acknowledged) },
          )
        }
      >
        {acknowledged ? "Not acknowledged" : "Acknowledge"}
      </Button>
      <Button variant="outline" size="sm" disabled={isBusy} onClick={() => setIsWriting(true)}>
        {note ? "Edit note" : "Add note"}
      </Button>
      {runsRules(overview) ? (
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          onClick={() =>
            void mark(
              row,
              { muted: !muted },
              muted ? `Alert for ${name} unmuted.` : `Alert for ${name} muted. You won’t get emails about it.`,
              { muted: Boolean(muted) },
            )
          }
        >
          {muted ? "Unmute" : "Mute"}
        </Button>
      ) : null}
    </div>
  );
}

interface NoteFormProps {
  text: string;
  isBusy: boolean;
  onCancel: () => void;
  /** Trimmed; empty takes the note away. */
  onNote: (text: string) => void;
}

function NoteForm({ text, isBusy, onCancel, onNote }: NoteFormProps) {
  const [typed, setTyped] = useState(text);
  const id = useId();
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onNote(typed.trim());
      }}
    >
      <Field
        id={id}
        label="Note"
        hint={`Your team will see this with your name. ${LONGEST_NOTE - typed.length} characters left.`}
        className="mb-3"
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={3}
            className="min-h-20"
            value={typed}
            maxLength={LONGEST_NOTE}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="sm" disabled={isBusy || typed.trim() === text}>
          {typed.trim() === "" && text !== "" ? "Delete note" : "Save note"}
        </Button>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
