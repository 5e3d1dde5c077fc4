"use client";

import { useActionState } from "react";
import { MadeLink } from "@/components/ui/made-link";
import { ListTime } from "@/components/accounts/administration/list-time";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { linkToRankings } from "@/lib/accounts/releases/actions";
import { LEVEL_NAMES, MOST_DAYS, PREVIEW_LEVELS, USUAL_DAYS } from "@/lib/study/previews/preview-link";

/** Makes a link for one person. It is shown once: only its hash is stored. */
export function PreviewLinkForm({ computation, origin }: { computation: string; origin: string }) {
  const [state, make] = useActionState(linkToRankings, { status: "idle" });
  const typed: Readonly<Record<string, string>> = "typed" in state ? state.typed : {};
  const faults = state.status === "faulty" ? state.faults : {};
  return (
    <form action={make} className="max-w-160">
      <input type="hidden" name="computation" value={computation} />
      {state.status === "made" && (
        <div className="mb-6">
          <p className="text-s0 leading-6">
            A link for {state.name}, until <ListTime at={state.until} />. Send it to {state.email}.
          </p>
          <MadeLink key={state.path} href={origin + state.path} label="Preview link" />
        </div>
      )}
      {state.status === "failed" && <Alert className="mb-5">{state.words}</Alert>}
      <div className="grid gap-x-6 md:grid-cols-2">
        <Field id="preview-name" label="Name" error={faults.name}>
          {(control) => <Input {...control} name="name" required maxLength={120} defaultValue={typed.name} />}
        </Field>
        <Field id="preview-email" label="Email address" error={faults.email}>
          {(control) => (
            <Input {...control} name="email" type="email" required maxLength={254} defaultValue={typed.email} />
          )}
        </Field>
        <Field id="preview-level" label="Shows what will be seen by" error={faults.level}>
          {(control) => (
            <Select {...control} name="level" required defaultValue={typed.level ?? "public"}>
              {PREVIEW_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {LEVEL_NAMES[level]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="preview-days" label="Days" error={faults.days}>
          {(control) => (
            <Input
              {...control}
              name="days"
              type="number"
              required
              min={1}
              max={MOST_DAYS}
              defaultValue={typed.days ?? USUAL_DAYS}
            />
          )}
        </Field>
      </div>
      <SubmitButton variant="outline">Create a preview link</SubmitButton>
    </form>
  );
}
