"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckIcon, WarningIcon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { OpenPost } from "@/lib/hub/posts/admin-post";
import { type Zone, ZONE_NAMES, ZONES } from "@/lib/hub/posts/publish-time";
import { sayTime, toInstant } from "@/lib/platform/words/zoned-time";
import type { PostFault } from "@/lib/hub/posts/readiness";

interface PublishFieldsProps {
  post: OpenPost;
  /** Whether saving would create a revision that readers do not have. */
  isDirty: boolean;
  revision: number;
  faults: readonly PostFault[];
  /** Default time: `2026-11-23T09:00`, in Stockholm. */
  suggested: string;
  isHeld: boolean;
}

const time = (at: string) => sayTime(new Date(at), "Europe/Stockholm");

/** The post's status for readers, in a sentence. */
function standing({ state, publishAt, liveRevision }: OpenPost, isBehind: boolean): string {
  const at = publishAt ? time(publishAt) : "";
  const held = liveRevision === null ? "" : `revision ${liveRevision}`;
  switch (state) {
    case "draft":
      return "Only editors can see it.";
    case "scheduled":
      return `Readers get ${held} on ${at}.${isBehind ? " Later changes are published only if you schedule it again." : ""}`;
    case "published":
      return `Published since ${at}. Readers see ${held}${isBehind ? ", without the changes made since." : ", the newest."}`;
    case "withdrawn":
      return "It was public but has been taken down. If you publish it again, it returns to the same address.";
  }
}

/** What is missing, and the publish buttons. Each saves first, so that nothing is published unseen. */
export function PublishFields({ post, isDirty, revision, faults, suggested, isHeld }: PublishFieldsProps) {
  const isBehind = isDirty || post.liveRevision !== revision;
  const { state } = post;
  const publish = state === "published" ? "Save and publish the changes" : "Save and publish now";
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="min-w-0">
        <p className="measure-56 text-s0 leading-6">{standing(post, isBehind)}</p>
        <Readiness faults={faults} />
        <Button
          type="submit"
          name="then"
          value="publish"
          aria-disabled={isHeld || undefined}
          className="mt-4 max-sm:w-full"
        >
          {publish}
        </Button>
      </div>
      {state === "published" ? (
        <p className="measure-52 self-start border-l-4 border-rule-strong pl-4 text-s-1 leading-5 text-ink-2">
          You can’t schedule a published post, because readers would lose it until then. Publish the changes now, or
          unpublish it first.
        </p>
      ) : (
        <Schedule suggested={suggested} isScheduled={state === "scheduled"} isHeld={isHeld} />
      )}
    </div>
  );
}

function Readiness({ faults }: { faults: readonly PostFault[] }) {
  if (faults.length === 0) {
    return (
      <p className="mt-3 flex items-center gap-2 text-s0 leading-6">
        <CheckIcon className="size-4.5 text-spruce" /> Nothing is missing.
      </p>
    );
  }
  return (
    <div className="mt-3">
      <p className="flex items-center gap-2 text-s0 leading-6 font-name">
        <WarningIcon className="size-4.5 text-cloudberry-ink" /> Before it can be published
      </p>
      <ul className="mt-1 text-s-1 leading-5">
        {faults.map(({ words }) => (
          <li key={words} className="border-b border-rule py-1.5 break-words">
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Schedule({ suggested, isScheduled, isHeld }: { suggested: string; isScheduled: boolean; isHeld: boolean }) {
  const [when, setWhen] = useState(suggested);
  const [zone, setZone] = useState<Zone>("Europe/Stockholm");
  const instant = toInstant(when, zone);
  return (
    <fieldset className="min-w-0">
      <legend className="text-s0 leading-6 font-name">{isScheduled ? "At another time" : "Or at a time"}</legend>
      <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <label className="min-w-0 text-s-1 font-name">
          Day and time
          <Input
            name="when"
            type="datetime-local"
            value={when}
            onChange={(event) => setWhen(event.target.value)}
            className="text-s0 font-normal"
          />
        </label>
        <label className="min-w-0 text-s-1 font-name">
          Time zone
          <Select
            name="zone"
            value={zone}
            onChange={(event) => setZone(ZONES.find((one) => one === event.target.value) ?? "UTC")}
            className="font-normal"
          >
            {ZONES.map((one) => (
              <option key={one} value={one}>
                {ZONE_NAMES[one]}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <p role="status" className="mt-2 text-s-1 leading-5 text-ink-2">
        {instant
          ? `Readers get it on ${sayTime(instant, zone)}${zone === "UTC" ? "" : `, which is ${sayTime(instant, "UTC").slice(-9)}`}.`
          : "That time doesn’t exist in this time zone (clocks go forward), or part of it is missing."}
      </p>
      <Button
        type="submit"
        name="then"
        value="schedule"
        variant="outline"
        aria-disabled={isHeld || undefined}
        className="mt-3 max-sm:w-full"
      >
        {isScheduled ? "Save and schedule again" : "Save and schedule"}
      </Button>
    </fieldset>
  );
}
