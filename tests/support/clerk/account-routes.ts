import { randomBytes } from "node:crypto";
import { Refusal, type Ask, type Routes } from "./ask";
import { INSTANCE } from "./instance-settings";
import { toAddress, toSession, toUser } from "./shapes";
import { isTotp } from "./totp";
import { digestOf, newAddress, newId, newVerification, type Address } from "./world";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const wrongCode = () => new Refusal(422, "form_code_incorrect", "Incorrect code", "code");

function addressOf(ask: Ask): Address {
  const address = ask.user().addresses.find(({ id }) => id === ask.ids[0]);
  if (!address) throw new Refusal(404, "resource_not_found", "No such address.");
  return address;
}

function changeUser(ask: Ask) {
  const user = ask.user();
  const { first_name, last_name, primary_email_address_id: primary } = ask.form;
  if (first_name !== undefined) user.firstName = first_name;
  if (last_name !== undefined) user.lastName = last_name;
  if (primary !== undefined) {
    if (user.addresses.find(({ id }) => id === primary)?.verification.status !== "verified")
      throw new Refusal(422, "form_param_invalid", "Not verified.");
    user.primary = primary;
  }
  ask.changed(user);
  return toUser(user);
}

function changePassword(ask: Ask) {
  const user = ask.user();
  const { current_password = "", new_password = "", sign_out_of_other_sessions: others } = ask.form;
  if (digestOf(current_password) !== user.password)
    throw new Refusal(422, "form_password_incorrect", "Password is incorrect.", "current_password");
  user.password = digestOf(new_password);
  if (others === "true")
    for (const session of ask.world.sessions())
      if (session.user === user && session !== ask.session()) session.status = "revoked";
  ask.changed(user);
  return toUser(user);
}

function addAddress(ask: Ask) {
  const email = (ask.form.email_address ?? "").toLowerCase();
  if (ask.world.userOf(email))
    throw new Refusal(
      422,
      "form_identifier_exists",
      "That email address is taken. Please try another.",
      "email_address",
    );
  const address = newAddress(email);
  ask.user().addresses.push(address);
  ask.changed(ask.user());
  return toAddress(address);
}

function proveAddress(ask: Ask) {
  const address = addressOf(ask);
  if (!address.code || address.code !== ask.form.code) throw wrongCode();
  address.verification = newVerification("email_code", "verified");
  ask.changed(ask.user());
  return toAddress(address);
}

function dropAddress(ask: Ask) {
  const user = ask.user();
  const { id } = addressOf(ask);
  user.addresses = user.addresses.filter((address) => address.id !== id);
  if (user.primary === id) user.primary = user.addresses[0]?.id ?? "";
  ask.changed(user);
  return { object: "email_address", id, deleted: true };
}

const totpJson = (secret: string, verified: boolean) => ({
  object: "totp",
  id: newId("totp"),
  secret,
  uri: `otpauth://totp/Granskog:me?secret=${secret}&issuer=Granskog`,
  verified,
  backup_codes: [],
  created_at: Date.now(),
  updated_at: Date.now(),
});

function beginTotp(ask: Ask) {
  const secret = [...randomBytes(32)].map((byte) => ALPHABET[byte % 32]).join("");
  ask.user().totp = { secret, isOn: false };
  return totpJson(secret, false);
}

function proveTotp(ask: Ask) {
  const { totp } = ask.user();
  if (!totp || !isTotp(totp.secret, ask.form.code ?? "")) throw wrongCode();
  totp.isOn = true;
  ask.changed(ask.user());
  return totpJson(totp.secret, true);
}

function makeBackupCodes(ask: Ask) {
  const codes = Array.from({ length: 10 }, () => randomBytes(5).toString("hex").slice(0, 8));
  ask.user().backupCodes = codes;
  ask.changed(ask.user());
  return { object: "backup_code", id: newId("bc"), codes, created_at: Date.now(), updated_at: Date.now() };
}

const activity = {
  object: "session_activity",
  id: "act_1",
  browser_name: "Chrome",
  browser_version: "1",
  device_type: "Linux",
  ip_address: "127.0.0.1",
  city: "",
  country: "",
  is_mobile: false,
};
const listed = (ask: Ask, session: Parameters<typeof toSession>[0]) => ({
  ...toSession(session, ""),
  last_active_token: null,
  user: null,
  latest_activity: activity,
});

function endSession(ask: Ask, status: "ended" | "removed") {
  if (ask.world.rules.refusesSignOut) throw new Refusal(500, "internal_error", "Something went wrong.");
  const session = ask.session();
  session.status = status;
  ask.browser().last = null;
  ask.noteSignIn();
  ask.tell("session.ended", session.user);
  return toSession(session, "");
}

function endAllSessions(ask: Ask) {
  if (ask.world.rules.refusesSignOut) throw new Refusal(500, "internal_error", "Something went wrong.");
  const client = ask.known();
  for (const session of client?.sessions ?? []) session.status = "removed";
  if (client) Object.assign(client, { last: null, sessions: [], signIn: null });
  ask.noteSignIn();
  return ask.clientJson();
}

function deleteUser(ask: Ask) {
  const user = ask.user();
  for (const session of ask.world.sessions()) if (session.user === user) session.status = "removed";
  ask.world.users.delete(user.id);
  ask.browser().last = null;
  ask.noteSignIn();
  ask.tell("user.deleted", user);
  return { object: "user", id: user.id, deleted: true };
}

export const ACCOUNT_ROUTES: Routes = {
  "GET /v1/environment": () => INSTANCE,
  "POST /v1/environment": () => INSTANCE,
  "PATCH /v1/environment": () => INSTANCE,
  "GET /v1/client": (ask) => ask.clientJson(),
  "POST /v1/client": (ask) => ask.browser() && ask.clientJson(),
  "PUT /v1/client": (ask) => ask.browser() && ask.clientJson(),
  "DELETE /v1/client/sessions": endAllSessions,
  "POST /v1/client/sessions/:sess/touch": (ask) => toSession(ask.session(), ask.token(ask.session())),
  "POST /v1/client/sessions/:sess/tokens": (ask) => ({ object: "token", jwt: ask.token(ask.session()) }),
  "POST /v1/client/sessions/:sess/end": (ask) => endSession(ask, "ended"),
  "POST /v1/client/sessions/:sess/remove": (ask) => endSession(ask, "removed"),
  "GET /v1/me": (ask) => toUser(ask.user()),
  "PATCH /v1/me": changeUser,
  "DELETE /v1/me": deleteUser,
  "GET /v1/me/sessions/active": (ask) =>
    ask.world
      .sessions()
      .flatMap((session) => (session.user === ask.user() && session.status === "active" ? [listed(ask, session)] : [])),
  "POST /v1/me/sessions/:sess/revoke": (ask) => {
    const session = ask.world.sessions().find(({ id, user }) => id === ask.ids[0] && user === ask.user());
    if (!session) throw new Refusal(404, "resource_not_found", "No such session.");
    session.status = "revoked";
    return listed(ask, session);
  },
  "POST /v1/me/change_password": changePassword,
  "POST /v1/me/email_addresses": addAddress,
  "POST /v1/me/email_addresses/:idn/prepare_verification": (ask) => {
    const address = addressOf(ask);
    address.code = ask.world.mail(address.address);
    return toAddress(address);
  },
  "POST /v1/me/email_addresses/:idn/attempt_verification": proveAddress,
  "DELETE /v1/me/email_addresses/:idn": dropAddress,
  "POST /v1/me/totp": beginTotp,
  "POST /v1/me/totp/attempt_verification": proveTotp,
  "DELETE /v1/me/totp": (ask) => {
    ask.user().totp = null;
    ask.changed(ask.user());
    return { object: "totp", id: "totp", deleted: true };
  },
  "POST /v1/me/backup_codes": makeBackupCodes,
};
