"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogWindow } from "@/components/ui/dialog-window";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LONGEST_NAME, toPortfolioName } from "@/lib/analyses/portfolio/portfolio";

interface NameDialogProps {
  title: string;
  /** Words of the button. */
  verb: string;
  name: string;
  returnTo: HTMLElement | null;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for a portfolio's name. */
export function NameDialog({ title, verb, name, returnTo, onName, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const id = useId();
  const wanted = toPortfolioName(typed);
  return (
    <DialogWindow
      title={title}
      onClose={onClose}
      returnTo={returnTo}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === "") setIsSubmitted(true);
          else onName(wanted);
        }}
      >
        <Field
          id={id}
          label="Name"
          hint="Only you can see it."
          error={isSubmitted && wanted === "" ? "Enter a name" : undefined}
          className="mb-0"
        >
          {(control) => (
            <Input
              {...control}
              value={typed}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </DialogWindow>
  );
}
