"use client";

import { useEffect } from "react";
import { NoAnswer } from "@/components/layout/no-answer";

/** Shown only where no earlier copy of the page exists; else the last good one is served. */
export default function RankingsError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error]);
  return (
    <main id="content" tabIndex={-1} className="wrap pt-13">
      <h1 className="mb-9 text-s4 tracking-[-0.028em] md:text-s5">Official Rankings</h1>
      <NoAnswer title="The rankings did not answer" href="" />
    </main>
  );
}
