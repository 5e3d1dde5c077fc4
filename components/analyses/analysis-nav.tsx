"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { ChevronIcon, LockIcon } from "@/components/ui/icon";
import type { Tier } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plan";
import { missingTier } from "@/lib/access/rights";
import { withSelection } from "@/lib/analyses/carried-selection";
import {
  ANALYSES,
  ANALYSIS_KINDS,
  analysesOfKind,
  type AnalysisFacts,
  type AnalysisId,
} from "@/lib/catalogue/analyses";
import styles from "./analysis-nav.module.css";

export interface AnalysisNavProps {
  /** The analysis that the page shows. */
  analysis: AnalysisId;
  /** The reader's plan; pages outside it name the plan they need. Omitted: plans are not mentioned. */
  tier?: Tier | null | undefined;
  /** Parameters carried to the other analyses: market, industry and brands. With its "?". */
  search?: string | undefined;
}

const factsOf = (id: AnalysisId): AnalysisFacts => ANALYSES[id];
const briefOf = (id: AnalysisId) => factsOf(id).brief ?? factsOf(id).name;

/**
 * The way between the analyses, and back to the portal: three kinds at the left and the pages of this one at the right.
 * Where there is no room for that, a button that opens them all.
 */
export function AnalysisNav({ analysis, tier, search: chosen = "" }: AnalysisNavProps) {
  const search = withSelection(chosen, new URLSearchParams(useSearchParams()));
  const lockOf = (id: AnalysisId) => (tier === undefined ? null : missingTier({ tier }, ANALYSES[id].right));
  const own = ANALYSIS_KINDS.find(({ groups }) => groups.includes(ANALYSES[analysis].group));
  const link = (id: AnalysisId, label: string) => {
    const lock = lockOf(id);
    return (
      <Link
        href={ANALYSES[id].path + (id === analysis ? "" : search)}
        prefetch={false}
        aria-current={id === analysis ? "page" : undefined}
        className={styles.link}
        title={lock ? `With ${PLAN_NAMES[lock]}` : undefined}
      >
        {lock ? <LockIcon /> : null}
        {label}
        {lock ? <span className="sr-only"> with {PLAN_NAMES[lock]}</span> : null}
      </Link>
    );
  };
  return (
    <nav aria-label="All analyses" className={styles.nav}>
      <div className={`wrap ${styles.row}`}>
        <Link href="/insights" className={styles.portal}>
          <ChevronIcon className="size-4 rotate-90 lg:hidden" />
          Portal
        </Link>
        <ul className={styles.kinds}>
          {ANALYSIS_KINDS.map(({ name, groups }) => {
            const pages = analysesOfKind(groups);
            const [first] = pages;
            const open = pages.find((id) => lockOf(id) === null) ?? first;
            return open === undefined ? null : (
              <li key={name}>
                <Link
                  href={ANALYSES[open].path + search}
                  prefetch={false}
                  aria-current={groups === own?.groups ? "true" : undefined}
                  className={styles.kind}
                >
                  {lockOf(open) === null ? null : <LockIcon />}
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
        <ul className={styles.pages}>
          {analysesOfKind(own?.groups ?? []).map((id) => (
            <li key={id}>{link(id, briefOf(id))}</li>
          ))}
        </ul>
        <AllAnalyses kind={own?.name ?? ""} current={briefOf(analysis)}>
          {ANALYSIS_KINDS.map(({ name, groups }) => (
            <div key={name}>
              <p className={styles.head}>{name}</p>
              <ul>
                {analysesOfKind(groups).map((id) => (
                  <li key={id}>{link(id, factsOf(id).name)}</li>
                ))}
              </ul>
            </div>
          ))}
        </AllAnalyses>
      </div>
    </nav>
  );
}

interface AllAnalysesProps {
  kind: string;
  current: string;
  children: React.ReactNode;
}

/** Opens the sheet of all analyses; works before the page's script does. Escape and a press elsewhere close it. */
function AllAnalyses({ kind, current, children }: AllAnalysesProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (ref.current?.open && target instanceof Node && !ref.current.contains(target)) ref.current.open = false;
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, []);
  return (
    <details
      ref={ref}
      className={styles.all}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !ref.current?.open) return;
        ref.current.open = false;
        ref.current.querySelector("summary")?.focus();
      }}
    >
      <summary className={styles.opener}>
        <span className="text-ink-2">{kind}</span>
        <b className="truncate font-semibold">{current}</b>
        <ChevronIcon className="size-4.5 shrink-0 text-ink-2" />
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
