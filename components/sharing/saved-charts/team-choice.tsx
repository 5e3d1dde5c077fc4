"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { possessive } from "@/lib/platform/words/sentences";
import type { ChartTeam } from "@/lib/sharing/saved-charts/chart";

interface TeamChoiceProps {
  teams: readonly ChartTeam[];
  value: string | null;
  onChange: (team: string | null) => void;
}

const HINT =
  "Everyone in the team can view, open and duplicate this chart, within their own access. Only you can edit it.";

/** Which team can also see a chart; nothing for people without a team. */
export function TeamChoice({ teams, value, onChange }: TeamChoiceProps) {
  const id = useId();
  const [only] = teams;
  if (!only) return null;
  if (teams.length === 1) {
    return (
      <Checkbox checked={value === only.id} onChange={(event) => onChange(event.target.checked ? only.id : null)}>
        <span className="block font-name wrap-anywhere">
          Share with {only.name ? `${possessive(only.name)} team` : "your team"}
        </span>
        <span className="text-ink-2">{HINT}</span>
      </Checkbox>
    );
  }
  return (
    <Field id={id} label="Who can see it" hint={HINT} className="mb-0">
      {(control) => (
        <Select {...control} value={value ?? ""} onChange={(event) => onChange(event.target.value || null)}>
          <option value="">Only you</option>
          {teams.map((team) => (
            <option key={team.id} value={team.id}>
              {team.name ? `${possessive(team.name)} team` : "Your team"}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
