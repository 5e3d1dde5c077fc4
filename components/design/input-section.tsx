import { DesignSection, Specimen, Specimens } from "@/components/design/specimen";
import { Alert } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/checkbox";
import { CodeInput } from "@/components/ui/code-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { MARKETS } from "@/lib/catalogue/markets/market";

function Fields() {
  return (
    <Specimens>
      <Field id="d-rest" label="First name">
        {(control) => <Input {...control} defaultValue="Ingrid" />}
      </Field>
      <Field id="d-hover" label="Last name">
        {(control) => <Input {...control} defaultValue="Solheim" data-drawn="hover" />}
      </Field>
      <Field id="d-focus" label="Company/Brand" hint="As on your business card.">
        {(control) => <Input {...control} defaultValue="Brinkhof" data-drawn="focus" />}
      </Field>
      <Field id="d-email" label="Email" error="Invalid email address">
        {(control) => <Input {...control} type="email" defaultValue="ingrid@brinkhof" />}
      </Field>
      <Field id="d-password" label="Password" error="Password must be at least 8 characters">
        {(control) => <PasswordInput {...control} defaultValue="abc123" autoComplete="off" />}
      </Field>
      <Field id="d-disabled" label="Title">
        {(control) => <Input {...control} defaultValue="Analyst" disabled />}
      </Field>
      <Field id="d-select" label="Country">
        {(control) => (
          <Select {...control} defaultValue="Norway">
            {MARKETS.map(({ name: market }) => (
              <option key={market}>{market}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="d-select-off" label="Industry">
        {(control) => (
          <Select {...control} disabled>
            <option>Choose a country first</option>
          </Select>
        )}
      </Field>
      <Field id="d-empty" label="Website">
        {(control) => <Input {...control} placeholder="brinkhof.example" />}
      </Field>
    </Specimens>
  );
}

function Choices() {
  return (
    <Specimen label="Choices">
      <div className="grid gap-4">
        <Checkbox name="d-news" defaultChecked>
          I want news about the study by email
        </Checkbox>
        <Checkbox name="d-remember">Remember this selection</Checkbox>
        <Checkbox name="d-off" disabled>
          Disabled
        </Checkbox>
        {[
          { words: "Single-key shortcuts", isOn: true },
          { words: "Table view first", isOn: false },
          { words: "Always on", isOn: true, isOff: true },
        ].map(({ words, isOn, isOff }) => (
          <label key={words} className="flex items-center gap-3 text-s-1">
            <Switch defaultChecked={isOn} disabled={isOff} />
            {words}
          </label>
        ))}
      </div>
    </Specimen>
  );
}

/** Everything one types or chooses in. */
export function InputSection() {
  return (
    <DesignSection
      id="inputs"
      title="Inputs"
      note="Label, hint and message are above the control and linked to it. A field with an error has a bar and a message, not only a colour."
    >
      <Fields />
      <Specimens>
        <Specimen label="About the form as a whole">
          <Alert role="presentation" tabIndex={undefined}>
            Invalid email or password. Please try again.
          </Alert>
          <Alert variant="default" role="presentation" tabIndex={undefined} className="mt-5">
            We sent a new code to ingrid@brinkhof.example.
          </Alert>
        </Specimen>
        <Field id="d-code" label="Verification code" hint="Six digits. Expires in 10 minutes.">
          {(control) => <CodeInput {...control} digits={6} defaultValue="418" />}
        </Field>
        <Choices />
      </Specimens>
      <Specimens columns={2}>
        <Field id="d-message" label="Message">
          {(control) => (
            <Textarea {...control} defaultValue="We would like to quote our position in an annual report." />
          )}
        </Field>
        <Field id="d-message-wrong" label="Message" error="Message must be at least 10 characters">
          {(control) => <Textarea {...control} defaultValue="Hello" />}
        </Field>
      </Specimens>
    </DesignSection>
  );
}
