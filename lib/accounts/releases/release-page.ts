import type { WaveComparison } from "@/lib/study/compare/compare-studies";
import type { CountedClaim } from "@/lib/study/compare/counted-claims";
import type { DefinitionChange } from "@/lib/study/compare/definition-changes";
import type { JobStatus, JobStep } from "@/lib/study/jobs/job";
import type { PreviewLink } from "@/lib/study/previews/preview-link";
import type { Release, Standing } from "@/lib/study/releases/release";

/** A job as its page shows it. */
export interface ShownJob {
  id: string;
  status: JobStatus;
  /** Milliseconds. */
  elapsed: number;
  steps: readonly (JobStep & { elapsed: number })[];
  lines: readonly string[];
  /** Megabytes. */
  memory: number;
  peak: number;
  error: string | null;
  /** What the process wrote when it was stopped from outside. */
  log: string | null;
}

export interface ShownRelease extends Release {
  standing: Standing;
  /** Its attempt to publish, if one is at work. */
  job: ShownJob | null;
}

/** A computation beside what is live, how it is published, and who sees it before. */
export interface ReleasePage {
  computation: string;
  computedAt: string;
  study: string;
  isSample: boolean;
  markets: readonly { slug: string; name: string }[];
  /** Waves that would be published. */
  waveCount: number;
  waves: WaveComparison[];
  /** Names of published markets beside which this study cannot be published. */
  foreign: string[];
  definition: DefinitionChange[];
  claims: CountedClaim[];
  zone: string;
  /** Suggested time of publication, as a form has it: tomorrow at nine. */
  suggested: string;
  releases: ShownRelease[];
  links: PreviewLink[];
  needsSecond: boolean;
  /** Whether publishing it closes the sample accounts, which a demonstration alone has. */
  closesSamples: boolean;
}

export interface StoredComputation {
  id: string;
  computedAt: string;
  source: string;
  isSample: boolean;
}
