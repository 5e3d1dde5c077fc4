import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

interface EmbedFormProps {
  id: string;
  title: string;
  sites: string;
  error: string | undefined;
  onSites: (sites: string) => void;
  onSubmit: () => void;
}

/** Settings of an embed. */
export function EmbedForm({ id, title, sites, error, onSites, onSubmit }: EmbedFormProps) {
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className="text-s1 leading-7 font-value wrap-anywhere">{title}</p>
      <p className="mt-2 mb-5 max-w-text text-s0 leading-6 text-ink-2">
        Anyone who opens a page with this embed can see the chart without signing in, within what your plan includes at
        the time. You can turn it off at any time.
      </p>
      <Field
        id={`${id}-sites`}
        label="Allowed sites"
        hint="One per line, such as example.org or *.example.org. Leave empty to allow any site."
        error={error}
        className="mb-0"
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            className="min-h-24"
            value={sites}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => onSites(event.target.value)}
          />
        )}
      </Field>
    </form>
  );
}
