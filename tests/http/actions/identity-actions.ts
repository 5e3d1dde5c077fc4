import { SIGNED_IN } from "../../support/people";
import { type Expected, IDLE, NOTHING, OPEN, TO_SIGN_IN } from "./expected";

/** Of one's own account. Anyone who is not signed in is told so. */
const ownAccount = (form: Record<string, string>): Expected => ({
  admitted: SIGNED_IN,
  input: { state: IDLE, form },
  refusal: /You’ve been signed out/,
});
/** What proves that it is the owner: refused before it is looked at. */
const PROOF = { password: "not-my-password", code: "" };
/** Signing in, and one's own account. */
export const IDENTITY_ACTIONS: Record<string, Expected> = {
  "app/(public)/auth/continue-setup.ts continueSetup": {
    admitted: SIGNED_IN,
    input: { form: { type: "free", invitation: "", to: "" } },
    refusal: TO_SIGN_IN,
  },
  "lib/accounts/account/actions.ts initialiseAccount": {
    admitted: SIGNED_IN,
    input: { values: [{ userType: "free", invitationCode: null }] },
    refusal: /"ok":false/,
  },
  "lib/accounts/identity/embedded/actions.ts signIn": OPEN,
  "lib/accounts/identity/embedded/actions.ts signUp": OPEN,
  "lib/accounts/identity/embedded/actions.ts verifyEmail": OPEN,
  "lib/accounts/identity/embedded/actions.ts resendCode": OPEN,
  "lib/accounts/identity/embedded/actions.ts requestReset": OPEN,
  "lib/accounts/identity/embedded/actions.ts resetPassword": OPEN,
  "lib/accounts/identity/embedded/actions.ts endSessionHere": OPEN,
  "lib/accounts/identity/embedded/actions.ts signOut": OPEN,
  "lib/accounts/identity/embedded/account-actions.ts changeName": ownAccount({ firstName: "Elsa", lastName: "Ek" }),
  "lib/accounts/identity/embedded/account-actions.ts changePassword": ownAccount({
    currentPassword: "not-my-password",
    newPassword: "birch-lantern-4417",
  }),
  "lib/accounts/identity/embedded/account-actions.ts endOneSession": ownAccount({ sessionId: NOTHING }),
  "lib/accounts/identity/embedded/account-actions.ts endOtherSessions": ownAccount({}),
  "lib/accounts/identity/embedded/actions.ts verifySecondFactor": OPEN,
  "lib/accounts/identity/embedded/second-factor-actions.ts beginSecondFactor": ownAccount(PROOF),
  "lib/accounts/identity/embedded/second-factor-actions.ts confirmSecondFactor": ownAccount({ code: "000000" }),
  "lib/accounts/identity/embedded/second-factor-actions.ts abandonSecondFactor": ownAccount({}),
  "lib/accounts/identity/embedded/second-factor-actions.ts renewRecoveryCodes": ownAccount(PROOF),
  "lib/accounts/identity/embedded/second-factor-actions.ts endSecondFactor": ownAccount(PROOF),
  "lib/accounts/identity/embedded/address-actions.ts requestAddress": ownAccount({
    ...PROOF,
    email: "somebody@example.test",
  }),
  "lib/accounts/identity/embedded/address-actions.ts confirmAddress": ownAccount({ code: "000000" }),
  "lib/accounts/identity/embedded/address-actions.ts abandonAddress": ownAccount({}),
  "lib/accounts/identity/embedded/leaving-actions.ts leave": ownAccount(PROOF),
  "lib/accounts/identity/embedded/leaving-actions.ts keepAccount": ownAccount({}),
};
