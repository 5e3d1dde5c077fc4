import type { ForecastTrack, ModelRecord } from "@/lib/analyses/predictions/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { AHEAD, type Ahead } from "@/lib/analyses/trajectory/horizon";
import { modelName } from "@/lib/analyses/trajectory/model-names";

/** Share of actual values that intervals contained, at one horizon. Shares 0 to 1. */
export interface Held {
  ahead: Ahead;
  held: number;
  /** What a textbook interval held of the same forecasts; of 95% alone. */
  textbook: number | null;
}

/** Intervals at one confidence level for each horizon. */
export interface PromisedShare {
  promised: 0.5 | 0.8 | 0.95;
  by: Held[];
}

/** The accuracy of one method compared with "no change". */
export interface ModelErrors {
  model: string;
  name: string;
  forecasts: number;
  /** Mean absolute scaled error, that of "no change" over the same forecasts, and their ratio: below 1 is better. */
  mase: number;
  maseOfNaive: number;
  ratio: number;
  isChosen: boolean;
}

/** The accuracy of published forecasts in part of the market: one industry, or one wave. */
export interface PartRecord {
  key: string;
  name: string;
  forecasts: number;
  held80: number;
  held95: number;
  /** Scaled error divided by that of "no change"; null if nothing ever changed. */
  ratio: number | null;
  positions: number | null;
  /** Of the brand's own industry. */
  isOwn: boolean;
}

export interface TrackRecord {
  /** Forecasts of the whole market compared with the actual scores, at the requested horizon. */
  forecasts: number;
  promises: PromisedShare[];
  models: ModelErrors[];
  /** Share of positions inside their 95% interval; null where none were foreseen. */
  positions: number | null;
  byIndustry: PartRecord[];
  byOrigin: PartRecord[];
}

interface RecordSource {
  tracks: readonly ForecastTrack[];
  records: readonly ModelRecord[];
  ahead: Ahead;
  /** Industries of the market, and the selected one. */
  industries: readonly Named[];
  industry: string;
}

/** The track record of a market's forecasts; null if none has been compared with actual scores. */
export function toTrackRecord({ tracks, records, ahead, industries, industry }: RecordSource): TrackRecord | null {
  const whole = tracks.filter((track) => track.industry === null && track.origin === null);
  const asked = whole.find(({ horizon }) => horizon === ahead);
  if (!asked) return null;
  const nameOf = (slug: string) => industries.find((each) => each.slug === slug)?.name ?? slug;
  const atDistance = tracks.filter(({ horizon }) => horizon === ahead);
  return {
    forecasts: asked.forecasts,
    promises: toPromises(whole),
    models: toModels(records, ahead),
    positions: asked.positions,
    byIndustry: atDistance
      .flatMap((track) =>
        track.industry !== null && track.origin === null
          ? [toPart(track, track.industry, nameOf(track.industry), track.industry === industry)]
          : [],
      )
      .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    byOrigin: atDistance
      .flatMap((track) =>
        track.industry === null && track.origin !== null
          ? [toPart(track, String(track.origin), String(track.origin), false)]
          : [],
      )
      .toSorted((a, b) => Number(a.key) - Number(b.key)),
  };
}

function toPromises(whole: readonly ForecastTrack[]): PromisedShare[] {
  const parts = [
    { promised: 0.5, read: (track: ForecastTrack) => track.coverage.p50 },
    { promised: 0.8, read: (track: ForecastTrack) => track.coverage.p80 },
    { promised: 0.95, read: (track: ForecastTrack) => track.coverage.p95 },
  ] as const;
  return parts.map(({ promised, read }) => ({
    promised,
    by: AHEAD.flatMap((ahead): Held[] => {
      const track = whole.find(({ horizon }) => horizon === ahead);
      return track ? [{ ahead, held: read(track), textbook: promised === 0.95 ? track.textbook : null }] : [];
    }),
  }));
}

function toModels(records: readonly ModelRecord[], ahead: Ahead): ModelErrors[] {
  return records
    .filter(({ horizon }) => horizon === ahead)
    .flatMap(({ model, forecasts, mase, maseOfNaive, isChosen }): ModelErrors[] =>
      mase === null || !maseOfNaive
        ? []
        : [{ model, name: modelName(model), forecasts, mase, maseOfNaive, ratio: mase / maseOfNaive, isChosen }],
    )
    .toSorted((a, b) => b.ratio - a.ratio || a.name.localeCompare(b.name, "en"));
}

function toPart(track: ForecastTrack, key: string, name: string, isOwn: boolean): PartRecord {
  const { forecasts, coverage, mase, maseOfNaive, positions } = track;
  return {
    key,
    name,
    forecasts,
    held80: coverage.p80,
    held95: coverage.p95,
    ratio: mase === null || !maseOfNaive ? null : mase / maseOfNaive,
    positions,
    isOwn,
  };
}
