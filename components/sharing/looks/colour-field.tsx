"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useScripted } from "@/components/ui/use-scripted";
import { colourFault, LOOK_COLOURS, type LookColour, parseColour } from "@/lib/sharing/looks/look";

interface ColourFieldProps {
  id: string;
  name: LookColour;
  hint: string;
  value: string;
  /** What the site said of the value that was sent. */
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** A colour, typed or picked. Says while it is chosen whether it can be read, and offers the nearest that can. */
export function ColourField({ id, name, hint, value, fault, onChange }: ColourFieldProps) {
  const isScripted = useScripted();
  const colour = parseColour(value);
  const unreadable = colour ? colourFault(name, colour) : null;
  return (
    <Field id={id} label={LOOK_COLOURS[name]} hint={hint} error={unreadable?.words ?? (colour ? undefined : fault)}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          <Input
            {...control}
            name={name}
            value={value}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="#115536"
            className="max-w-40"
            onChange={(event) => onChange(event.target.value)}
          />
          {isScripted && (
            <input
              type="color"
              aria-label={`Pick the ${LOOK_COLOURS[name].toLowerCase()}`}
              value={colour ?? "#115536"}
              onChange={(event) => onChange(event.target.value)}
              className="mt-1.5 size-12 cursor-pointer rounded-md border border-control bg-paper-raised p-1"
            />
          )}
          {unreadable && isScripted && (
            <Button variant="outline" size="sm" className="mt-1.5" onClick={() => onChange(unreadable.nearest)}>
              Use {unreadable.nearest}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
