"use client";

import Link from "next/link";
import { useAuthActions, usePendingStep } from "#identity/client";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import type { PendingStep } from "@/lib/access/identity-port";
import type { CountryGroups } from "@/lib/catalogue/countries/country";

interface SignUpFormProps {
  /** A sign-up started in this browser: people who return to the form find what they typed. */
  pending: PendingStep | null;
  hiddenFields: Readonly<Record<string, string>>;
  countries: CountryGroups;
  /** Null if they could not be read, and then people type theirs. */
  industries: readonly string[] | null;
  shortestPassword: number;
}

const PAIR = "grid gap-x-6 md:grid-cols-2";

export function SignUpForm({ pending, hiddenFields, countries, industries, shortestPassword }: SignUpFormProps) {
  const { signUp } = useAuthActions();
  const begun = usePendingStep(pending);
  return (
    <AuthForm action={signUp} hiddenFields={hiddenFields}>
      {({ errors, values: sent }) => {
        const values = sent ?? (begun?.purpose === "verify-email" ? begun.values : {});
        return (
          <>
            <div className={PAIR}>
              <Field id="first-name" label="First name" error={errors.firstName}>
                {(control) => (
                  <Input {...control} name="firstName" autoComplete="given-name" defaultValue={values.firstName} />
                )}
              </Field>
              <Field id="last-name" label="Last name" error={errors.lastName}>
                {(control) => (
                  <Input {...control} name="lastName" autoComplete="family-name" defaultValue={values.lastName} />
                )}
              </Field>
            </div>
            <Field id="email" label="Email" hint="We’ll send a code to verify this address." error={errors.email}>
              {(control) => (
                <Input
                  {...control}
                  name="email"
                  type="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  defaultValue={values.email}
                />
              )}
            </Field>
            <Field
              id="password"
              label="Password"
              hint={errors.password ? undefined : `At least ${shortestPassword} characters.`}
              error={errors.password}
            >
              {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
            </Field>
            <div className={PAIR}>
              <Field id="company" label="Company/Brand" error={errors.company}>
                {(control) => (
                  <Input {...control} name="company" autoComplete="organization" defaultValue={values.company} />
                )}
              </Field>
              <Field id="title" label="Title" error={errors.title}>
                {(control) => (
                  <Input {...control} name="title" autoComplete="organization-title" defaultValue={values.title} />
                )}
              </Field>
              <Field id="country" label="Country" error={errors.country}>
                {/* Resetting a form does not reset a controlled select, so it is replaced. */}
                {(control) => (
                  <Select
                    key={values.country}
                    {...control}
                    name="country"
                    autoComplete="country-name"
                    defaultValue={values.country ?? ""}
                  >
                    <option value="">Select a country</option>
                    <optgroup label={countries.nearestName}>{toOptions(countries.nearest)}</optgroup>
                    <optgroup label="Other countries">{toOptions(countries.others)}</optgroup>
                  </Select>
                )}
              </Field>
              <Field id="industry" label="Industry" error={errors.industry}>
                {(control) =>
                  industries === null ? (
                    <Input {...control} name="industry" defaultValue={values.industry} />
                  ) : (
                    <Select key={values.industry} {...control} name="industry" defaultValue={values.industry ?? ""}>
                      <option value="">Select an industry</option>
                      {toOptions(industries)}
                    </Select>
                  )
                }
              </Field>
            </div>
            <Checkbox name="marketingConsent" defaultChecked={values.marketingConsent === "on"} className="pt-3.5 pb-6">
              Email me news and invitations about the study. Optional; unsubscribe at any time.
            </Checkbox>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <SubmitButton size="lg" className="max-md:w-full">
                Sign Up Free
              </SubmitButton>
              <p className="measure-34 text-s-1 leading-normal text-ink-2">
                By signing up you accept the{" "}
                <Link
                  href="/terms-conditions"
                  prefetch={false}
                  className="underline underline-offset-2 hover:decoration-2"
                >
                  terms and conditions
                </Link>{" "}
                and the{" "}
                <Link
                  href="/privacy-policy"
                  prefetch={false}
                  className="underline underline-offset-2 hover:decoration-2"
                >
                  privacy policy
                </Link>
                .
              </p>
            </div>
          </>
        );
      }}
    </AuthForm>
  );
}

// The server sends the names alone: options would be in the page's data as elements, several times as long.
function toOptions(names: readonly string[]) {
  return names.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
}
