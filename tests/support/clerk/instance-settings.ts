const attribute = (over: object = {}) => ({
  enabled: false,
  required: false,
  first_factors: [],
  second_factors: [],
  used_for_first_factor: false,
  used_for_second_factor: false,
  verifications: [],
  verify_at_sign_up: false,
  ...over,
});

const required = { enabled: true, required: true };
const address = {
  used_for_first_factor: true,
  first_factors: ["email_code"],
  verifications: ["email_code"],
  verify_at_sign_up: true,
};

const display = {
  object: "display_config",
  id: "dc_1",
  application_name: "Granskog",
  branded: false,
  captcha_provider: "turnstile",
  home_url: "/",
  instance_environment_type: "production",
  logo_image_url: "",
  favicon_image_url: "",
  preferred_sign_in_strategy: "password",
  sign_in_url: "/auth",
  sign_up_url: "/auth?mode=signup",
  user_profile_url: "/account",
  support_email: "",
  theme: { buttons: {}, general: {}, accounts: {} },
  after_sign_in_url: "/",
  after_sign_out_all_url: "/",
  after_sign_out_one_url: "/",
  after_sign_up_url: "/",
  after_switch_session_url: "/",
  show_devmode_warning: false,
};

const password = {
  allowed_special_characters: "",
  disable_hibp: true,
  min_length: 8,
  max_length: 72,
  require_special_char: false,
  require_numbers: false,
  require_uppercase: false,
  require_lowercase: false,
  show_zxcvbn: false,
  min_zxcvbn_strength: 0,
};

/**
 * What the dashboard of such an instance is set to: email and password, names required, an authenticator app allowed.
 */
export const INSTANCE = {
  object: "environment",
  id: "env_1",
  maintenance_mode: false,
  client_debug_mode: false,
  partitioned_cookies: false,
  api_keys_settings: { enabled: false },
  auth_config: {
    object: "auth_config",
    id: "aac_1",
    single_session_mode: true,
    claimed_at: 1,
    reverification: false,
    preferred_channels: {},
  },
  commerce_settings: {
    object: "commerce_settings",
    id: "cs_1",
    billing: {
      stripe_publishable_key: "",
      organization: { enabled: false, has_paid_plans: false },
      user: { enabled: false, has_paid_plans: false },
    },
  },
  display_config: display,
  organization_settings: {
    enabled: false,
    max_allowed_memberships: 0,
    force_organization_selection: false,
    actions: { admin_delete: false },
    domains: { enabled: false, enrollment_modes: [], default_role: null },
    slug: { disabled: true },
  },
  protect_config: { object: "protect_config", id: "pc_1" },
  user_settings: {
    attributes: {
      email_address: attribute({ ...required, ...address }),
      password: attribute(required),
      first_name: attribute(required),
      last_name: attribute(required),
      authenticator_app: attribute({ enabled: true, used_for_second_factor: true, second_factors: ["totp"] }),
      backup_code: attribute({ enabled: true, used_for_second_factor: true, second_factors: ["backup_code"] }),
      phone_number: attribute(),
      username: attribute(),
      web3_wallet: attribute(),
      passkey: attribute(),
    },
    actions: { delete_self: true, create_organization: false },
    social: {},
    enterprise_sso: { enabled: false },
    sign_in: { second_factor: { required: false, enabled: true } },
    sign_up: {
      allowlist_only: false,
      progressive: true,
      captcha_enabled: false,
      mode: "public",
      legal_consent_enabled: false,
    },
    password_settings: password,
    passkey_settings: { allow_autofill: false, show_sign_in_button: false },
    username_settings: { min_length: 4, max_length: 64 },
    attack_protection: { enumeration_protection: { enabled: true } },
  },
};
