"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { RULES } from "@/lib/analyses/claim-check/explain";
import type { Verdict } from "@/lib/analyses/claim-check/verdict";
import type { CarriedWording, ClaimFrame } from "@/lib/analyses/claim-check/wording";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

interface WordingBlockProps {
  verdict: Verdict;
  frame: ClaimFrame;
  wording: CarriedWording;
}

/** A supported sentence to copy, and the rule behind it. */
export function WordingBlock({ verdict, frame: { claim }, wording }: WordingBlockProps) {
  const [notice, setNotice] = useState("");
  const { neededPoints, status } = verdict;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${wording.sentence}\n${wording.source}`);
      setNotice("Copied.");
    } catch {
      setNotice("Your browser blocked copying. Select the sentence and copy it.");
    }
  };
  return (
    <section aria-labelledby="wording-title" className="mt-10 border-t-2 border-ink pt-3 md:mt-12">
      <h2 id="wording-title" className="text-s1 leading-6 tracking-heading md:text-s2 md:leading-7">
        {status === "supported" ? "Wording you can use" : "What you can say instead"}
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-7-5">
        <div className="min-w-0">
          <blockquote className="max-w-line border-l-2 border-spruce pl-5">
            <p className="font-read text-s2 leading-standfirst text-pretty wrap-anywhere">{wording.sentence}</p>
            <p className="mt-3 text-s-1 leading-5 wrap-anywhere text-ink-2">{wording.source}</p>
          </blockquote>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button variant="outline" size="sm" onClick={() => void copy()}>
              Copy the wording
            </Button>
            <span role="status" className="text-s-1 text-ink-2">
              {notice}
            </span>
          </div>
        </div>
        <div className="max-w-line text-s-1 leading-5.5 text-ink-2">
          <p>
            <b className="font-name text-ink">The rule.</b> {RULES[claim.kind]}
          </p>
          {status !== "supported" && neededPoints !== null ? (
            <p className="mt-3">
              <b className="font-name text-ink">What it would take.</b>{" "}
              {formatNumber(Math.ceil(neededPoints * 10) / 10, DECIMALS.points)} more points, if all other results stay
              the same.
            </p>
          ) : null}
          <p className="mt-3">
            You need written permission to use this in advertising, on packaging or in a tender: see the{" "}
            <Link href="/ranking-guidelines" prefetch={false} className="link">
              guidelines
            </Link>
            .{" "}
            <Link href="/about-study#what-counts-as-a-change" prefetch={false} className="link">
              How we decide what is clear
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
