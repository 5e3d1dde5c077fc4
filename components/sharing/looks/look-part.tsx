"use client";

import { useActionState, useEffect, useState } from "react";
import { Day } from "@/components/accounts/account/day";
import { ColourField } from "@/components/sharing/looks/colour-field";
import { LookPreview } from "@/components/sharing/looks/look-preview";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { changeLook } from "@/lib/sharing/looks/actions";
import { type KeptLook, type Look, parseColour, SITE_LOOK } from "@/lib/sharing/looks/look";
import type { LookState } from "@/lib/sharing/looks/look-form";

interface LookPartProps {
  team: string;
  /** The present one first. */
  looks: readonly KeptLook[];
}

const toAddress = ({ logo }: Look): string | null => logo && `data:image/png;base64,${logo.png}`;

/** A team's look in reports and slides: what it is, how it would be, and earlier ones to go back to. */
export function LookPart({ team, looks }: LookPartProps) {
  const [state, submit] = useActionState(changeLook, { status: "idle" } as LookState);
  const [now, ...earlier] = looks;
  return (
    <div className="space-y-6">
      {state.status === "said" && (
        <OutcomeNotice key={state.count} isFault={state.isFault} className="break-words">
          <p className="min-w-0">{state.text}</p>
          {state.back !== null && (
            <Act
              submit={submit}
              fields={state.back === "" ? { act: "clear", team } : { act: "restore", team, look: state.back }}
            >
              Undo
            </Act>
          )}
        </OutcomeNotice>
      )}
      <LookForm
        key={`${now?.id ?? ""} ${state.status === "said" && state.typed ? state.count : ""}`}
        team={team}
        look={now ?? SITE_LOOK}
        state={state}
        submit={submit}
      />
      {earlier.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-6 cursor-pointer items-center max-md:min-h-11">
            Earlier looks
          </summary>
          <ul className="mt-4 divide-y divide-rule border-y border-rule">
            {earlier.map((look) => (
              <li key={look.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <Swatches look={look} />
                <span className="min-w-0 flex-1 text-s-1 leading-5 text-ink-2">
                  Set on <Day at={look.madeAt} />
                </span>
                <Act submit={submit} fields={{ act: "restore", team, look: look.id }}>
                  Use again
                </Act>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Act({
  submit,
  fields,
  children,
}: {
  submit: (data: FormData) => void;
  fields: Readonly<Record<string, string>>;
  children: string;
}) {
  return (
    <form action={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant="outline" size="sm" className="max-md:min-h-11">
        {children}
      </SubmitButton>
    </form>
  );
}

function Swatches({ look }: { look: Look }) {
  const logo = toAddress(look);
  const words = [
    logo === null ? "no logo" : "a logo",
    ...[look.main, look.second].map((colour) => colour ?? "the site’s colour"),
  ].join(", ");
  return (
    <span className="flex items-center gap-2" role="img" aria-label={`Look with ${words}`}>
      {logo !== null && <img src={logo} alt="" className="max-h-8 max-w-24 bg-white p-1" />}
      {[look.main, look.second].map((colour, at) => (
        <span
          key={at === 0 ? "main" : "second"}
          className="size-6 border border-rule-strong"
          style={{ backgroundColor: colour ?? "transparent" }}
        />
      ))}
    </span>
  );
}

interface LookFormProps {
  team: string;
  look: Look;
  state: LookState;
  submit: (data: FormData) => void;
}

function LookForm({ team, look, state, submit }: LookFormProps) {
  const faults = state.status === "said" ? state.faults : {};
  const typed = state.status === "said" ? state.typed : null;
  const [main, setMain] = useState(typed?.main ?? look.main ?? "");
  const [second, setSecond] = useState(typed?.second ?? look.second ?? "");
  const [isBare, setIsBare] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (chosen !== null) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );
  const logo = isBare ? null : (chosen ?? toAddress(look));
  const shown = { main: parseColour(main) ?? null, second: parseColour(second) ?? null };
  return (
    <form action={submit} className="min-w-0">
      <input type="hidden" name="act" value="save" />
      <input type="hidden" name="team" value={team} />
      <Field
        id={`look-logo-${team}`}
        label="Logo"
        hint="PNG or SVG, up to 512 kB. We redraw the file and keep only the image. SVG files must contain no text, scripts or links."
        error={faults.logo}
      >
        {(control) => (
          <input
            {...control}
            name="logo"
            type="file"
            accept="image/png,image/svg+xml"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              setChosen(file ? URL.createObjectURL(file) : null);
            }}
            className="mt-1.5 block min-h-12 w-full max-w-full min-w-0 cursor-pointer rounded-md border border-control bg-paper-raised p-1.5 text-s-1 file:mr-3 file:min-h-8.5 file:cursor-pointer file:rounded-sm file:border-0 file:bg-paper-sunk file:px-3 file:font-semibold file:text-ink hover:border-ink"
          />
        )}
      </Field>
      {look.logo && (
        <Checkbox name="bare" className="mb-5" checked={isBare} onChange={(event) => setIsBare(event.target.checked)}>
          Remove the logo
        </Checkbox>
      )}
      <div className="grid gap-x-6 md:grid-cols-2">
        <ColourField
          id={`look-main-${team}`}
          name="main"
          hint="Used for headings, and for covers behind white text. Leave empty for the site’s colour."
          value={main}
          fault={faults.main}
          onChange={setMain}
        />
        <ColourField
          id={`look-second-${team}`}
          name="second"
          hint="Used for rules and links. Leave empty for the site’s colour."
          value={second}
          fault={faults.second}
          onChange={setSecond}
        />
      </div>
      <LookPreview look={shown} logo={logo} />
      <p className="mt-3 mb-4 text-s-1 leading-5 text-ink-2">
        The source, the sample label and the colours of brands in charts stay as they are.
      </p>
      <SubmitButton variant="outline">Save look</SubmitButton>
    </form>
  );
}
