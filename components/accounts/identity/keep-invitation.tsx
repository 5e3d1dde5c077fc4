"use client";

import { useEffect } from "react";
import { keepInvitation } from "@/components/accounts/identity/stored-invitation";

/** Saves the invitation codes in the address. Renders nothing. */
export function KeepInvitation({
  invitation,
  generalInvitation,
}: {
  invitation: string | null;
  generalInvitation: string | null;
}) {
  useEffect(() => keepInvitation({ invitation, generalInvitation }), [invitation, generalInvitation]);
  return null;
}
