"use client";

import { useEffect } from "react";

/** What a person does and a page does not. */
const INPUTS = ["mousedown", "mousemove", "keypress", "scroll", "touchstart"] as const;
/** Well within the idle limit, and seldom enough to weigh nothing. */
const PAUSE_MS = 4 * 60_000;

/** When the server last heard of somebody here; opening the page was the first time. */
let toldAt = 0;

/** Tells the server after real input that somebody is there, so that reading without turning pages signs nobody out. */
export function PresenceBeacon() {
  useEffect(() => {
    toldAt = Date.now();
    function tell() {
      if (Date.now() - toldAt < PAUSE_MS) return;
      toldAt = Date.now();
      navigator.sendBeacon("/api/session/active");
    }
    for (const input of INPUTS) addEventListener(input, tell, { passive: true });
    return () => {
      for (const input of INPUTS) removeEventListener(input, tell);
    };
  }, []);
  return null;
}
