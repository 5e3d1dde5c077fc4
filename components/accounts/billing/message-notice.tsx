"use client";

import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { PLAN_MESSAGES, type PlanMessage } from "@/lib/accounts/billing/message";

/** The result of the last action on a plan. Takes the focus: it is what the reader came for. */
export function MessageNotice({ message }: { message: PlanMessage }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.querySelector<HTMLElement>("[data-slot=alert]")?.focus(), []);
  const { text, isFault } = PLAN_MESSAGES[message];
  return (
    <div ref={notice} className="mb-7 font-ui">
      <Alert variant={isFault ? "destructive" : "default"} className="text-s0">
        {text}
      </Alert>
    </div>
  );
}
