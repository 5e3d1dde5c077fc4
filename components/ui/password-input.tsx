"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { Input } from "@/components/ui/input";
import { useScripted } from "@/components/ui/use-scripted";

/** A password that can be looked at; the button comes with the script that works it. */
export function PasswordInput({ className, ...props }: Omit<React.ComponentProps<"input">, "type">) {
  const [isShown, setIsShown] = useState(false);
  const isScripted = useScripted();
  return (
    <div className="relative">
      <Input
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={clsx("pr-18", className)}
        {...props}
      />
      {isScripted && (
        <button
          type="button"
          aria-controls={props.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute right-1.5 bottom-1.5 min-h-9 rounded-sm px-2.5 text-s-1 font-semibold text-spruce underline underline-offset-4 hover:decoration-2"
        >
          {isShown ? "Hide" : "Show"}
          <span className="sr-only"> password</span>
        </button>
      )}
    </div>
  );
}
