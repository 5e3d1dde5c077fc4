import "server-only";
import { marketsOf } from "@/lib/catalogue/definition/markets";
import { findPublishedDefinition } from "@/lib/catalogue/definition/queries";
import { say } from "@/lib/catalogue/definition/wording";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { asMember } from "@/lib/access/load";
import { setting } from "@/lib/platform/environment/env.server";
import { toWallTime } from "@/lib/platform/words/zoned-time";
import { compareStudies, foreignMarkets, type WaveComparison } from "@/lib/study/compare/compare-studies";
import { countClaims } from "@/lib/study/compare/counted-claims";
import { definitionChanges } from "@/lib/study/compare/definition-changes";
import { loadIsDemo } from "@/lib/rankings/publications/load";
import { findPublication } from "@/lib/rankings/publications/queries";
import { findResults } from "@/lib/study/computation/recent-results";
import { type ComputedResults, listComputations } from "@/lib/study/computation/store";
import type { ReleasePage, ShownJob, ShownRelease, StoredComputation } from "@/lib/accounts/releases/release-page";
import { elapsed } from "@/lib/study/jobs/job";
import { dataRoot } from "@/lib/study/jobs/data-root";
import { readLogEnd } from "@/lib/study/jobs/job-files";
import { findJob, findJobAtWork, type SeenJob } from "@/lib/study/jobs/find-job";
import { listPreviewLinks } from "@/lib/study/previews/queries";
import { listLiveWaves, listReleases } from "@/lib/study/releases/queries";
import { standingOf, zoneOf } from "@/lib/study/releases/release";

/** Moves of a wave that are listed. */
const MOST_MOVES = 10;
const HOUR = 3_600_000;

async function toShown({ job, status }: SeenJob, now = new Date()): Promise<ShownJob> {
  return {
    ...{ id: job.id, status, elapsed: elapsed(job, status, now), lines: job.lines, error: job.error },
    ...{ memory: job.memory, peak: job.peak },
    steps: job.steps.map((step) => ({
      ...step,
      elapsed:
        Date.parse(step.endedAt ?? (status === "stopped" ? job.heartbeatAt : now.toISOString())) -
        Date.parse(step.startedAt),
    })),
    log: status === "stopped" ? await readLogEnd(dataRoot(), job.id) : null,
  };
}

/** The job of a draft, and whether another study is being computed. */
export async function loadComputeJob(jobId: string | null): Promise<{ job: ShownJob | null; isBusy: boolean }> {
  const root = dataRoot();
  const [own, atWork] = await Promise.all([
    jobId === null ? null : findJob(root, jobId),
    findJobAtWork(root, "compute"),
  ]);
  return { job: own && (await toShown(own)), isBusy: atWork !== null && atWork.job.id !== jobId };
}

/** Everything the comparison of a stored computation shows; null if there is none. For researchers and admins. */
export async function loadReleasePage(computation: string): Promise<ReleasePage | null> {
  const computed = await findResults(dataRoot(), computation);
  if (!computed) return null;
  const { definition, waves } = computed;
  const [shown, published, publication, releases, links, isDemo] = await Promise.all([
    loadShownStudy(),
    findPublishedDefinition(asMember),
    findPublication(asMember),
    loadReleases(),
    listPreviewLinks(asMember, computation),
    loadIsDemo(),
  ]);
  const own = marketsOf(definition).map(({ slug, name }) => ({ slug, name }));
  const others = shown.markets.filter(({ slug }) => own.every((market) => market.slug !== slug));
  const markets = [...own, ...others.map(({ slug, name }) => ({ slug, name }))];
  const zone = zoneOf(definition);
  const compared = await compareWithLive(
    computed,
    markets.map(({ slug }) => slug),
    publication?.stamp ?? 0,
  );
  const foreign = foreignMarkets(
    compared,
    own.map(({ slug }) => slug),
  );
  return {
    computation,
    computedAt: computed.computedAt,
    study: say(definition, definition.study.name),
    isSample: computed.isSample,
    markets,
    waveCount: waves.length,
    waves: compared,
    foreign: markets.filter(({ slug }) => foreign.includes(slug)).map(({ name }) => name),
    definition: definitionChanges(published, definition),
    claims: countClaims(definition, computed),
    zone,
    suggested: `${toWallTime(new Date(Date.now() + 24 * HOUR), zone).slice(0, 10)}T09:00`,
    releases: releases.filter((release) => release.computationId === computation),
    links,
    needsSecond: setting("PUBLISH_NEEDS_SECOND") ?? false,
    closesSamples: isDemo && !computed.isSample,
  };
}

/** The last comparison: its page is read again and again while people decide. */
let lastComparison: { key: string; waves: WaveComparison[] } | null = null;

async function compareWithLive(
  computed: ComputedResults,
  markets: readonly string[],
  stamp: number,
): Promise<WaveComparison[]> {
  const key = `${computed.id} ${stamp}`;
  if (lastComparison?.key === key) return lastComparison.waves;
  const waves = compareStudies(await listLiveWaves(markets), computed, markets, MOST_MOVES);
  lastComparison = { key, waves };
  return waves;
}

/** Planned publications first, then earlier ones, latest first. For researchers and admins. */
export async function loadReleases(): Promise<ShownRelease[]> {
  const [releases, atWork] = await Promise.all([listReleases(asMember), findJobAtWork(dataRoot(), "publish")]);
  const now = new Date();
  const job = atWork && (await toShown(atWork, now));
  const request = atWork?.job.request;
  return releases.map((release) => ({
    ...release,
    standing: standingOf(release, now),
    job: request?.kind === "publish" && request.release === release.id ? job : null,
  }));
}

/** Stored computations, latest first. For researchers and admins. */
export async function loadComputations(): Promise<StoredComputation[]> {
  const all = await listComputations(`${dataRoot()}/computations`);
  return all.slice(0, 20).map(({ id, computedAt, source, isSample }) => ({ id, computedAt, source, isSample }));
}
