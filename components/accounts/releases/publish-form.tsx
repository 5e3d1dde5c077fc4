import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { publishRelease } from "@/lib/accounts/releases/actions";

interface PublishFormProps {
  computation: string;
  draft: string | null;
  waveCount: number;
  /** Name of the time zone, and a first time to choose, as the field has it. */
  zone: string;
  suggested: string;
}

const RADIO = "size-5 shrink-0 accent-spruce";

/** Publishes now or at a set time; asks for the number of waves. */
export function PublishForm({ computation, draft, waveCount, zone, suggested }: PublishFormProps) {
  return (
    <form action={publishRelease} className="max-w-160">
      <input type="hidden" name="computation" value={computation} />
      <input type="hidden" name="draft" value={draft ?? ""} />
      <fieldset className="mb-5.5 grid gap-3 text-s0 leading-6">
        <legend className="mb-2 font-name">When</legend>
        <label className="flex min-h-6 cursor-pointer items-center gap-3 max-md:min-h-11">
          <input type="radio" name="when" value="now" required className={RADIO} />
          Now
        </label>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <label className="flex min-h-6 cursor-pointer items-center gap-3 max-md:min-h-11">
            <input type="radio" name="when" value="at" required className={RADIO} />
            At a set time:
          </label>
          <Input
            type="datetime-local"
            name="at"
            defaultValue={suggested}
            aria-label={`Date and time of publication, ${zone}`}
            className="mt-0! w-auto!"
          />
          <span className="text-s-1 text-ink-2">Time zone: {zone}</span>
        </div>
      </fieldset>
      <Field
        id="count"
        label="Number of waves to publish"
        hint="To confirm, type how many waves this study has (see the table above)."
      >
        {(control) => (
          <Input
            {...control}
            name="count"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            className="w-32!"
          />
        )}
      </Field>
      {draft !== null && (
        <Checkbox name="keep" value="1" className="mb-5.5">
          Keep the raw files after publishing. Otherwise they are deleted and only their hashes are kept, because raw
          answers are personal data.
        </Checkbox>
      )}
      <SubmitButton>{waveCount === 1 ? "Publish 1 wave" : `Publish ${waveCount} waves`}</SubmitButton>
    </form>
  );
}
