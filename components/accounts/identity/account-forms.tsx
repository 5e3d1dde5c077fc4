"use client";

import { useId } from "react";
import { accountActions, OwnAccountPanel } from "#identity/account";
import { Provider } from "#identity/client";
import { DataCopy } from "@/components/accounts/account/data-copy";
import { EmailForm } from "@/components/accounts/account/email-form";
import { AddressSection } from "@/components/accounts/identity/address-section";
import { LeaveSection } from "@/components/accounts/identity/leave-section";
import { NameSection } from "@/components/accounts/identity/name-section";
import { PasswordSection } from "@/components/accounts/identity/password-section";
import { SessionList } from "@/components/accounts/identity/session-list";
import { TwoFactorSection } from "@/components/accounts/identity/two-factor-section";
import type { AccountActions, AccountExtras, OpenSession, Profile } from "@/lib/access/identity-port";
import type { EmailChoices } from "@/lib/accounts/email-choices/choice";

export interface AccountContent {
  profile: Profile;
  sessions: readonly OpenSession[];
  /** Null if the account panel shows them. */
  extras: AccountExtras | null;
  /** Null if they could not be loaded. */
  emails: EmailChoices | null;
  /** What would be lost with the account, in sentences; null if it could not be loaded. */
  consequences: readonly string[] | null;
}

interface AccountFormsProps extends AccountContent {
  /** Something was edited. */
  onChange?: () => void;
}

/** The parts of their own account that people can change. */
export function AccountForms(props: AccountFormsProps) {
  const { emails, onChange } = props;
  return (
    <div className="grid max-w-136 gap-y-12">
      <Provider>
        {OwnAccountPanel && <OwnAccountPanel />}
        {accountActions && <OurForms {...props} actions={accountActions} />}
      </Provider>
      {emails && <EmailForm choices={emails} onChange={onChange} />}
      <DataCopy />
      {accountActions && props.extras && props.consequences && (
        <Leave {...props} actions={accountActions} extras={props.extras} consequences={props.consequences} />
      )}
    </div>
  );
}

interface OurFormsProps extends AccountFormsProps {
  actions: AccountActions;
}

function OurForms({ profile, sessions, extras, actions, onChange }: OurFormsProps) {
  // The panel may be open over a page that contains it too.
  const id = useId();
  const { email } = profile;
  const needsCode = extras?.secondFactor.is === "on";
  return (
    <>
      <NameSection id={`${id}name`} profile={profile} action={actions.changeName} onChange={onChange} />
      {extras && (
        <AddressSection
          id={`${id}address`}
          email={email}
          asked={extras.askedAddress}
          needsCode={needsCode}
          actions={actions}
          onChange={onChange}
        />
      )}
      <PasswordSection id={`${id}password`} email={email} action={actions.changePassword} onChange={onChange} />
      {extras && (
        <TwoFactorSection
          id={`${id}factor`}
          email={email}
          factor={extras.secondFactor}
          actions={actions}
          onChange={onChange}
        />
      )}
      <SessionList sessions={sessions} actions={actions} onChange={onChange} />
    </>
  );
}

type LeaveProps = OurFormsProps & { extras: AccountExtras; consequences: readonly string[] };

function Leave({ profile, extras, consequences, actions, onChange }: LeaveProps) {
  const id = useId();
  const needsCode = extras.secondFactor.is === "on";
  return (
    <LeaveSection
      id={id}
      email={profile.email}
      needsCode={needsCode}
      leavesAt={extras.leavesAt}
      consequences={consequences}
      actions={actions}
      onChange={onChange}
    />
  );
}
