-- What is sold, to whom, and who may do what. Identity itself (name, e-mail, password) lives with the identity
-- provider; user ids are its opaque text ids.

create table public.subscription_plans (
  tier text primary key check (tier in ('essential', 'professional', 'enterprise')),
  tier_rank int not null unique,
  annual_price_eur int not null check (annual_price_eur > 0),
  seats int not null check (seats > 0),
  features jsonb not null check (jsonb_typeof(features) = 'object'),
  historical_data_years int not null check (historical_data_years > 0)
);
comment on table public.subscription_plans is 'What each tier costs and includes.';
comment on column public.subscription_plans.tier_rank is 'A right that needs a tier needs this rank or a higher one.';
comment on column public.subscription_plans.annual_price_eur is 'Whole euros per year.';
comment on column public.subscription_plans.features is 'Feature flags; a true flag grants the feature.';
comment on column public.subscription_plans.historical_data_years is 'Years shown, counted back from the current study year, which is included.';
insert into public.subscription_plans (tier, tier_rank, annual_price_eur, seats, historical_data_years, features) values
  ('essential', 1, 3900, 3, 3,
    '{"pngExport": true, "pdfExport": false, "excelExport": false, "powerpointExport": false, "api": false}'),
  ('professional', 2, 8900, 10, 8,
    '{"pngExport": true, "pdfExport": true, "excelExport": true, "powerpointExport": false, "api": false}'),
  ('enterprise', 3, 18900, 30, 15,
    '{"pngExport": true, "pdfExport": true, "excelExport": true, "powerpointExport": true, "api": true}');

create table public.user_roles (
  provider_user_id text primary key check (provider_user_id <> ''),
  role text not null check (role in ('admin', 'researcher', 'user'))
);
comment on table public.user_roles is 'Roles beyond the default "user"; written by the server only.';

create table public.user_profiles (
  user_id text primary key check (user_id <> ''),
  user_type text not null default 'free' check (char_length(user_type) between 1 and 40),
  invitation_code text check (char_length(invitation_code) between 1 and 200),
  created_at timestamptz not null default now()
);
comment on table public.user_profiles is 'One row per initialised user. Grants nothing.';
comment on column public.user_profiles.user_type is 'The `type` of the sign-up address; kept for the record, never a right.';
comment on column public.user_profiles.invitation_code is 'The invitation the user came with, as presented.';

create table public.annual_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id text not null unique check (user_id <> ''),
  tier text not null references public.subscription_plans (tier),
  status text not null default 'active' check (status in ('active', 'trialing', 'past_due', 'canceled', 'expired')),
  is_trial boolean not null default false,
  trial_ends_at timestamptz check (trial_ends_at is not null or not is_trial),
  created_at timestamptz not null default now()
);
comment on table public.annual_subscriptions is 'One subscription per paying user or team owner; written by the server only.';
comment on column public.annual_subscriptions.is_trial is 'A trial counts as active until trial_ends_at, which is compared on every read.';

create table public.subscription_team_members (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.annual_subscriptions (id) on delete cascade,
  email text not null check (email = lower(email)),
  user_id text check (user_id <> ''),
  created_at timestamptz not null default now(),
  unique (subscription_id, email)
);
create index team_members_by_user on public.subscription_team_members (user_id);
comment on table public.subscription_team_members is 'Who shares a subscription; written by the server only.';
comment on column public.subscription_team_members.user_id is 'Null until the invited person has joined; only then does the subscription count for them.';

alter table public.subscription_plans enable row level security;
alter table public.user_roles enable row level security;
alter table public.user_profiles enable row level security;
alter table public.annual_subscriptions enable row level security;
alter table public.subscription_team_members enable row level security;
