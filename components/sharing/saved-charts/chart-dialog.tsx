"use client";

import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogWindow } from "@/components/ui/dialog-window";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import {
  LONGEST,
  MOST_TAGS,
  toLine,
  toNotes,
  toTags,
  type ChartDetails,
  type ChartTeam,
} from "@/lib/sharing/saved-charts/chart";
import { TeamChoice } from "./team-choice";

/** A way to submit the dialog. */
interface ChartAction {
  verb: string;
  /** The error message; null on success, which closes the dialog. */
  act: (details: ChartDetails) => Promise<string | null>;
}

interface ChartDialogProps {
  title: string;
  description?: React.ReactNode;
  initial: ChartDetails;
  folders: readonly string[];
  teams: readonly ChartTeam[];
  /** The last is the default for Enter. */
  actions: readonly [...ChartAction[], ChartAction];
  returnTo: HTMLElement | null | React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks for a chart's name, folder and visibility. */
export function ChartDialog({
  title,
  description,
  initial,
  folders,
  teams,
  actions,
  returnTo,
  onClose,
}: ChartDialogProps) {
  const [name, setName] = useState(initial.name);
  const [folder, setFolder] = useState(initial.folder);
  const [tags, setTags] = useState(initial.tags.join(", "));
  const [notes, setNotes] = useState(initial.notes);
  const [team, setTeam] = useState(initial.team);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState<ChartAction["verb"] | null>(null);
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const details: ChartDetails = {
    name: toLine(name, LONGEST.name),
    folder: toLine(folder, LONGEST.folder),
    tags: toTags(tags),
    notes: toNotes(notes),
    team,
  };
  const isNameless = details.name === "";

  const act = async (action: ChartAction) => {
    if (isNameless) {
      setIsSubmitted(true);
      nameField.current?.focus();
      return;
    }
    setBusy(action.verb);
    const wrong = await action.act(details);
    setBusy(null);
    setFault(wrong);
  };
  const main = actions.at(-1);

  return (
    <DialogWindow
      title={title}
      description={description}
      onClose={onClose}
      returnTo={returnTo}
      initialFocus={nameField}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {actions.map((action) => (
            <Button
              key={action.verb}
              type={action === main ? "submit" : "button"}
              form={`${id}-form`}
              variant={action === main ? "default" : "outline"}
              aria-busy={busy === action.verb}
              disabled={busy !== null && busy !== action.verb}
              onClick={action === main ? undefined : () => void act(action)}
            >
              {busy === action.verb ? <Spinner className="size-4.5" /> : null}
              {action.verb}
            </Button>
          ))}
        </>
      }
    >
      <form
        id={`${id}-form`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (main && busy === null) void act(main);
        }}
      >
        {fault ? (
          <p role="alert" className="mb-5 border-l-4 border-lingon pl-4 font-title text-lingon">
            {fault}
          </p>
        ) : null}
        <Field id={`${id}-name`} label="Name" error={isSubmitted && isNameless ? "Enter a name" : undefined}>
          {(control) => (
            <Input
              {...control}
              ref={nameField}
              value={name}
              maxLength={LONGEST.name}
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Field id={`${id}-folder`} label="Folder">
            {(control) => (
              <Input
                {...control}
                list={`${id}-folders`}
                value={folder}
                maxLength={LONGEST.folder}
                autoComplete="off"
                placeholder="None"
                onChange={(event) => setFolder(event.target.value)}
              />
            )}
          </Field>
          <Field id={`${id}-tags`} label="Tags">
            {(control) => (
              <Input
                {...control}
                value={tags}
                maxLength={MOST_TAGS * (LONGEST.tag + 2)}
                autoComplete="off"
                placeholder="board, spring"
                onChange={(event) => setTags(event.target.value)}
              />
            )}
          </Field>
        </div>
        <datalist id={`${id}-folders`}>
          {folders.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <Field id={`${id}-notes`} label="Notes" className={teams.length > 0 ? undefined : "mb-0"}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              className="min-h-20!"
              value={notes}
              maxLength={LONGEST.notes}
              onChange={(event) => setNotes(event.target.value)}
            />
          )}
        </Field>
        <TeamChoice teams={teams} value={team} onChange={setTeam} />
      </form>
    </DialogWindow>
  );
}
