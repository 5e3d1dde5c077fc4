import type { Signer } from "./signer";
import type { Address, Client, Session, SignIn, SignUp, User } from "./world";

// The provider's JSON of what the world holds: what goes to browsers, to the server, and into webhooks.

export const toAddress = ({ id, address, verification }: Address) => ({
  object: "email_address",
  id,
  email_address: address,
  verification,
  linked_to: [],
  matches_sso_connection: false,
});

export const toUser = (user: User) => ({
  object: "user",
  id: user.id,
  external_id: null,
  primary_email_address_id: user.primary,
  primary_phone_number_id: null,
  primary_web3_wallet_id: null,
  image_url: "",
  has_image: false,
  username: null,
  email_addresses: user.addresses.map(toAddress),
  phone_numbers: [],
  web3_wallets: [],
  external_accounts: [],
  enterprise_accounts: [],
  passkeys: [],
  organization_memberships: [],
  password_enabled: true,
  first_name: user.firstName,
  last_name: user.lastName,
  totp_enabled: user.totp?.isOn ?? false,
  backup_code_enabled: user.backupCodes.length > 0,
  two_factor_enabled: user.totp?.isOn ?? false,
  public_metadata: user.publicMetadata,
  unsafe_metadata: user.unsafeMetadata,
  private_metadata: {},
  last_sign_in_at: user.updatedAt,
  create_organization_enabled: false,
  delete_self_enabled: true,
  created_at: user.createdAt,
  updated_at: user.updatedAt,
});

/** A session token of 60 seconds, as a customised one says it: what its user's metadata claims is in it as well. */
export function tokenOf({ id, user }: Session, origin: string, issuer: string, signer: Signer): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { role: "authenticated", tier: user.publicMetadata.tier, app_role: user.publicMetadata.role };
  return signer.sign({
    iss: issuer,
    azp: origin,
    sub: user.id,
    sid: id,
    iat: now - 1,
    nbf: now - 10,
    exp: now + 60,
    v: 2,
    sts: "active",
    fva: [0, -1],
    ...claims,
  });
}

export const toSession = (session: Session, token: string) => ({
  object: "session",
  id: session.id,
  client_id: "client",
  user_id: session.user.id,
  status: session.status,
  factor_verification_age: [0, -1],
  expire_at: session.createdAt + 604_800_000,
  abandon_at: session.createdAt + 2_592_000_000,
  last_active_at: session.lastActiveAt,
  last_active_token: { object: "token", jwt: token },
  last_active_organization_id: null,
  actor: null,
  tasks: null,
  user: toUser(session.user),
  public_user_data: {
    first_name: session.user.firstName,
    last_name: session.user.lastName,
    image_url: "",
    has_image: false,
    identifier: session.user.addresses[0]?.address,
    user_id: session.user.id,
  },
  created_at: session.createdAt,
  updated_at: session.lastActiveAt,
});

export const toSignUp = (signUp: SignUp | null) =>
  signUp && {
    object: "sign_up",
    id: signUp.id,
    status: signUp.status,
    required_fields: ["email_address", "password", "first_name", "last_name"],
    optional_fields: [],
    missing_fields: [],
    unverified_fields: signUp.verification.status === "verified" ? [] : ["email_address"],
    username: null,
    first_name: signUp.firstName,
    last_name: signUp.lastName,
    email_address: signUp.email,
    phone_number: null,
    web3_wallet: null,
    external_account: null,
    has_password: true,
    unsafe_metadata: signUp.unsafeMetadata,
    created_session_id: signUp.sessionId,
    created_user_id: signUp.userId,
    abandon_at: Date.now() + 86_400_000,
    legal_accepted_at: null,
    locale: null,
    verifications: {
      email_address: {
        ...signUp.verification,
        next_action: signUp.code ? "needs_attempt" : "needs_prepare",
        supported_strategies: ["email_code"],
      },
      phone_number: null,
      web3_wallet: null,
      external_account: null,
    },
  };

export function toSignIn(signIn: SignIn | null) {
  if (!signIn) return null;
  const { user, identifier } = signIn;
  const email = { email_address_id: user.primary, safe_identifier: identifier, primary: true };
  const factors = [
    ...(user.totp?.isOn ? [{ strategy: "totp" }] : []),
    ...(user.backupCodes.length > 0 ? [{ strategy: "backup_code" }] : []),
  ];
  return {
    object: "sign_in",
    id: signIn.id,
    status: signIn.status,
    supported_identifiers: ["email_address"],
    identifier,
    user_data: { first_name: user.firstName, last_name: user.lastName, image_url: "", has_image: false },
    supported_first_factors: [
      { strategy: "password" },
      { strategy: "email_code", ...email },
      { strategy: "reset_password_email_code", ...email },
    ],
    supported_second_factors: signIn.status === "needs_client_trust" ? [{ strategy: "email_code", ...email }] : factors,
    first_factor_verification: signIn.first,
    second_factor_verification: signIn.second,
    created_session_id: signIn.sessionId,
  };
}

export const toClient = (client: Client, toToken: (session: Session) => string) => ({
  object: "client",
  id: client.id,
  sessions: client.sessions
    .filter(({ status }) => status === "active")
    .map((session) => toSession(session, toToken(session))),
  sign_up: toSignUp(client.signUp),
  sign_in: toSignIn(client.signIn),
  captcha_bypass: false,
  last_active_session_id: client.last,
  last_authentication_strategy: null,
  cookie_expires_at: Date.now() + 31_536_000_000,
  created_at: client.createdAt,
  updated_at: Date.now(),
});
