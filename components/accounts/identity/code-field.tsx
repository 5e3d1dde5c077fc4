import { CodeInput } from "@/components/ui/code-input";
import { Field } from "@/components/ui/field";

interface CodeFieldProps {
  /** For pages with more than one. */
  id?: string;
  label: string;
  digits: number;
  error: string | undefined;
  onDigits?: (count: number) => void;
}

/** The code of an email or of the second factor. */
export function CodeField({ id = "code", label, digits, error, onDigits }: CodeFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={`${digits} digits. You can paste the whole code.`}
      error={error}
      className="mb-8.5"
    >
      {(control) => <CodeInput {...control} name="code" digits={digits} onDigits={onDigits} />}
    </Field>
  );
}
