"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "@/components/ui/code-input.module.css";

interface CodeInputProps extends Omit<React.ComponentProps<"input">, "type" | "ref"> {
  /** Digits of a code. */
  digits: number;
  /** Called with the number of digits entered, once scripts run. */
  onDigits?: (count: number) => void;
}

/**
 * One input behind as many drawn cells as a code has digits: it can be typed, pasted with blanks in it, filled in by
 * the phone, and read as one field.
 */
export function CodeInput({ digits, onDigits, ...props }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);

  function tidy(element: HTMLInputElement) {
    const plain = element.value.replace(/\D/g, "").slice(0, digits);
    if (plain !== element.value) element.value = plain;
    setCount(plain.length);
    onDigits?.(plain.length);
  }

  const look = useEffectEvent(() => {
    if (input.current) tidy(input.current);
  });

  // What was typed before scripts ran counts too; and a form that was reset after its answer begins again.
  useEffect(() => {
    let frame = requestAnimationFrame(() => look());
    const lookAgain = () => {
      frame = requestAnimationFrame(() => look());
    };
    const form = input.current?.form;
    form?.addEventListener("reset", lookAgain);
    return () => {
      cancelAnimationFrame(frame);
      form?.removeEventListener("reset", lookAgain);
    };
  }, []);

  return (
    <div data-slot="code-input" className={styles.code} style={{ "--digits": digits } as React.CSSProperties}>
      <div className={styles.cells} aria-hidden="true">
        {Array.from({ length: digits }, (_, cell) => (
          <i key={cell} data-now={cell === Math.min(count, digits - 1) || undefined} />
        ))}
      </div>
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // Room for spaces in pasted codes.
        maxLength={digits * 2}
        onInput={(event) => tidy(event.currentTarget)}
        {...props}
      />
    </div>
  );
}
