import { clsx } from "clsx";

/** What a control needs to belong to its field: spread it on the input. */
export interface FieldControl {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface FieldProps {
  id: string;
  label: string;
  hint?: React.ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: FieldControl) => React.ReactNode;
}

/** A control with label, hint and error above it. A bar at its left marks an invalid field. */
export function Field({ id, label, hint, error, className, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    ...(error && { "aria-invalid": true as const }),
    ...(described && { "aria-describedby": described }),
  };
  return (
    <div data-slot="field" className={clsx("mb-5.5 min-w-0", error && "border-l-4 border-lingon pl-4", className)}>
      <label htmlFor={id} className="block leading-note font-name">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-s-1 leading-lead text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-0.5 text-s-1 leading-lead font-title break-words text-lingon">
          {error}
        </p>
      )}
      {children(control)}
    </div>
  );
}
