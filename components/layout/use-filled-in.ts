"use client";

import { type RefObject, useEffect } from "react";
import { useWhoIsThere } from "@/components/layout/use-member";

/** Fills in address and name of who is signed in, in a form with fields `email` and `name`, where nothing was typed yet. */
export function useFilledIn(form: RefObject<HTMLFormElement | null>): void {
  const who = useWhoIsThere();
  const account = who.status === "member" ? who.account : null;
  useEffect(() => {
    if (!account) return;
    const known: readonly (readonly [string, string])[] = [
      ["email", account.email],
      ["name", account.name],
    ];
    for (const [name, value] of known) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value === "") input.value = value;
    }
  }, [account, form]);
}
