import { Refusal, type Ask, type Routes } from "./ask";
import { toSignIn, toSignUp } from "./shapes";
import { isTotp } from "./totp";
import { digestOf, newAddress, newId, newVerification, type SignIn, type SignUp, type User } from "./world";

const wrong = (code: string, message: string, param: string) => new Refusal(422, code, message, param);
const WRONG_CODE = () => wrong("form_code_incorrect", "Incorrect code", "code");
const WRONG_PASSWORD = () =>
  wrong("form_password_incorrect", "Password is incorrect. Try again, or use another method.", "password");

/** What every breach has. */
const BREACHED: ReadonlySet<string> = new Set(["password123"]);

function assertPassword(password: string): void {
  if (password.length < 8)
    throw wrong("form_password_length_too_short", "Passwords must be 8 characters or more.", "password");
  if (BREACHED.has(password))
    throw wrong("form_password_pwned", "Password has been found in an online data breach.", "password");
}

const signUpOf = (ask: Ask): SignUp => ask.browser().signUp ?? fail();
const signInOf = (ask: Ask): SignIn => ask.browser().signIn ?? fail();
function fail(): never {
  throw new Refusal(404, "resource_not_found", "No such attempt.");
}

function beginSignUp(ask: Ask) {
  const { form, world } = ask;
  assertPassword(form.password ?? "");
  const email = (form.email_address ?? "").toLowerCase();
  if (world.userOf(email))
    throw wrong("form_identifier_exists", "That email address is taken. Please try another.", "email_address");
  ask.browser().signUp = {
    id: newId("sua"),
    status: "missing_requirements",
    firstName: form.first_name ?? "",
    lastName: form.last_name ?? "",
    email,
    password: digestOf(form.password ?? ""),
    unsafeMetadata: JSON.parse(form.unsafe_metadata ?? "{}") as Record<string, unknown>,
    verification: newVerification("email_code"),
    code: null,
    userId: null,
    sessionId: null,
  };
  return toSignUp(signUpOf(ask));
}

function finishSignUp(ask: Ask) {
  const signUp = signUpOf(ask);
  if (!signUp.code || ask.form.code !== signUp.code) throw WRONG_CODE();
  const address = newAddress(signUp.email, "verified");
  const now = Date.now();
  const { firstName, lastName, password, unsafeMetadata } = signUp;
  const profile = { firstName, lastName, password, unsafeMetadata, publicMetadata: {}, createdAt: now, updatedAt: now };
  const user: User = {
    id: newId("user"),
    addresses: [address],
    primary: address.id,
    totp: null,
    backupCodes: [],
    ...profile,
  };
  ask.world.users.set(user.id, user);
  const session = ask.world.begin(ask.browser(), user);
  Object.assign(signUp, {
    status: "complete",
    userId: user.id,
    sessionId: session.id,
    verification: newVerification("email_code", "verified"),
  });
  ask.noteSignIn();
  ask.tell("user.created", user);
  ask.browser().signUp = null;
  return toSignUp(signUp);
}

function complete(ask: Ask, signIn: SignIn): void {
  signIn.status = "complete";
  signIn.sessionId = ask.world.begin(ask.browser(), signIn.user).id;
  ask.noteSignIn();
}

/** The password held: on to whatever else is asked of this person or browser. */
function proceed(ask: Ask, signIn: SignIn): void {
  if (signIn.user.totp?.isOn) signIn.status = "needs_second_factor";
  else if (ask.world.rules.trustsClients) complete(ask, signIn);
  else signIn.status = "needs_client_trust";
}

function beginSignIn(ask: Ask) {
  const { identifier = "", password } = ask.form;
  const user = ask.world.userOf(identifier);
  if (!user) throw wrong("form_identifier_not_found", "Couldn't find your account.", "identifier");
  if (password !== undefined && user.password !== digestOf(password)) throw WRONG_PASSWORD();
  const first = password === undefined ? null : newVerification("password", "verified");
  const signIn: SignIn = {
    id: newId("sia"),
    status: "needs_first_factor",
    identifier,
    user,
    first,
    second: null,
    code: null,
    sessionId: null,
  };
  ask.browser().signIn = signIn;
  if (first) proceed(ask, signIn);
  return toSignIn(signIn);
}

/** An email with a code, for the step the attempt is at. */
function sendCode(ask: Ask, which: "first" | "second") {
  const signIn = signInOf(ask);
  signIn.code = ask.world.mail(signIn.identifier);
  signIn[which] = newVerification(ask.form.strategy ?? "");
  return toSignIn(signIn);
}

function attemptFirst(ask: Ask) {
  const signIn = signInOf(ask);
  const { strategy = "", code, password = "" } = ask.form;
  if (strategy === "password" ? digestOf(password) !== signIn.user.password : !code || code !== signIn.code) {
    throw strategy === "password" ? WRONG_PASSWORD() : WRONG_CODE();
  }
  signIn.first = newVerification(strategy, "verified");
  signIn.code = null;
  if (strategy.startsWith("reset_password")) signIn.status = "needs_new_password";
  else proceed(ask, signIn);
  return toSignIn(signIn);
}

function attemptSecond(ask: Ask) {
  const signIn = signInOf(ask);
  const { strategy = "", code = "" } = ask.form;
  const { user } = signIn;
  const holds = {
    totp: () => user.totp?.isOn === true && isTotp(user.totp.secret, code),
    backup_code: () => user.backupCodes.includes(code),
    email_code: () => signIn.code !== null && signIn.code === code,
  }[strategy];
  if (!holds?.()) throw WRONG_CODE();
  // Each is good once.
  if (strategy === "backup_code") user.backupCodes = user.backupCodes.filter((one) => one !== code);
  signIn.second = newVerification(strategy, "verified");
  complete(ask, signIn);
  return toSignIn(signIn);
}

function setPassword(ask: Ask) {
  const signIn = signInOf(ask);
  if (signIn.status !== "needs_new_password") fail();
  assertPassword(ask.form.password ?? "");
  signIn.user.password = digestOf(ask.form.password ?? "");
  if (ask.form.sign_out_of_other_sessions === "true") {
    for (const session of ask.world.sessions()) if (session.user === signIn.user) session.status = "revoked";
  }
  proceed(ask, signIn);
  return toSignIn(signIn);
}

export const ATTEMPT_ROUTES: Routes = {
  "POST /v1/client/sign_ups": beginSignUp,
  "GET /v1/client/sign_ups/:sua": (ask) => toSignUp(signUpOf(ask)),
  "POST /v1/client/sign_ups/:sua/prepare_verification": (ask) => {
    const signUp = signUpOf(ask);
    signUp.code = ask.world.mail(signUp.email);
    return toSignUp(signUp);
  },
  "POST /v1/client/sign_ups/:sua/attempt_verification": finishSignUp,
  "POST /v1/client/sign_ins": beginSignIn,
  "GET /v1/client/sign_ins/:sia": (ask) => toSignIn(signInOf(ask)),
  "POST /v1/client/sign_ins/:sia/prepare_first_factor": (ask) => sendCode(ask, "first"),
  "POST /v1/client/sign_ins/:sia/attempt_first_factor": attemptFirst,
  "POST /v1/client/sign_ins/:sia/prepare_second_factor": (ask) => sendCode(ask, "second"),
  "POST /v1/client/sign_ins/:sia/attempt_second_factor": attemptSecond,
  "POST /v1/client/sign_ins/:sia/reset_password": setPassword,
};
