"use client";

import { type RefObject, useEffect } from "react";
import { useWhoIsThere } from "@/components/layout/use-member";

/**
 * Fills in the signed-in user's address and name in a form with fields `email` and `name`, unless something was typed.
 */
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
