-- The study: markets, industries, brands, and the results of each wave (one market, one year).

create function study.fold(p_text text) returns text
language sql stable security definer set search_path = '' as
$$ select lower(extensions.unaccent(trim(p_text))) $$;
comment on function study.fold is 'Lower case without diacritics, for searching and alphabetical order.';

create table study.markets (
  code text primary key,
  slug text not null unique,
  name text not null unique,
  ordinal int not null unique
);
comment on table study.markets is 'The ranked countries.';
comment on column study.markets.code is 'Short code used in study files: Se, No, Dk, Fi, Nl.';
comment on column study.markets.ordinal is 'Place in every list of markets.';
insert into study.markets (code, slug, name, ordinal) values
  ('Se', 'sweden', 'Sweden', 1),
  ('No', 'norway', 'Norway', 2),
  ('Dk', 'denmark', 'Denmark', 3),
  ('Fi', 'finland', 'Finland', 4),
  ('Nl', 'netherlands', 'The Netherlands', 5);

create table study.industries (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null unique
);
comment on table study.industries is 'Groups of brands that are ranked among themselves.';

create table study.brands (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null unique,
  folded text not null
);
comment on table study.brands is 'Every brand ever staged; what is visible is decided by results of published waves.';
comment on column study.brands.folded is 'Name in lower case without diacritics (study.fold).';

create table study.publications (
  id bigint generated always as identity primary key,
  status text not null default 'staged' check (status in ('staged', 'published', 'rolled_back', 'discarded')),
  created_at timestamptz not null default now(),
  published_at timestamptz,
  actor text not null,
  source text not null,
  input_sha256 text not null check (input_sha256 ~ '^[0-9a-f]{64}$'),
  meta jsonb not null,
  is_sample boolean not null,
  row_count int not null default 0,
  replaced jsonb
);
create unique index one_staged_publication on study.publications ((true)) where status = 'staged';
comment on table study.publications is 'One import of results: staged in chunks, then published in one transaction.';
comment on column study.publications.actor is 'Who started the import, as the importer names them.';
comment on column study.publications.source is 'File name or generator the rows came from.';
comment on column study.publications.input_sha256 is 'Hash of the input; the same input is not published twice in a row.';
comment on column study.publications.meta is 'The staging request as received.';
comment on column study.publications.is_sample is 'True for invented data, which never stands beside a real study.';
comment on column study.publications.replaced is 'Pointers and names as they were before publishing; what a rollback restores.';

create table study.publication_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  publication_id bigint not null references study.publications (id),
  kind text not null check (kind in ('staged', 'published', 'rolled_back', 'discarded')),
  actor text,
  detail jsonb not null default '{}'
);
comment on table study.publication_events is 'Append-only log of what happened to each publication.';

create table study.waves (
  id bigint generated always as identity primary key,
  publication_id bigint not null references study.publications (id),
  market_code text not null references study.markets (code),
  year int not null check (year between 2000 and 2100),
  interviews int check (interviews > 0),
  fieldwork_from date,
  fieldwork_to date check (fieldwork_to >= fieldwork_from),
  brand_count int not null default 0,
  has_scores boolean not null default false,
  is_sample boolean not null,
  rule_version text,
  unique (publication_id, market_code, year)
);
comment on table study.waves is 'One market in one year of fieldwork, as one publication holds it.';
comment on column study.waves.interviews is 'Completed interviews; null when the publisher did not say.';
comment on column study.waves.rule_version is 'Version of the scoring rule the figures were computed by.';

create table study.published_waves (
  market_code text not null references study.markets (code),
  year int not null,
  wave_id bigint not null unique references study.waves (id),
  primary key (market_code, year)
);
comment on table study.published_waves is 'The pointers that publishing flips: which wave is shown for a market and year.';

create table study.results (
  wave_id bigint not null references study.waves (id),
  brand_id int not null references study.brands (id),
  industry_id int not null references study.industries (id),
  overall_position int not null check (overall_position > 0),
  industry_position int not null check (industry_position > 0),
  in_public_top boolean not null default false,
  score numeric(7, 4) check (score between 0 and 200),
  standard_error numeric(8, 4) check (standard_error >= 0),
  n int check (n > 0),
  n_eff numeric(12, 2) check (n_eff > 0),
  rank_low int check (rank_low > 0),
  rank_high int check (rank_high >= rank_low),
  public_rank_low int check (public_rank_low <= rank_low),
  public_rank_high int check (public_rank_high >= rank_high),
  primary key (wave_id, brand_id),
  check (num_nulls(rank_low, rank_high, public_rank_low, public_rank_high) in (0, 4)),
  -- The last guard of a widened range: whoever computes it, what visitors get begins and ends on the coarse grid.
  constraint public_range_on_grid check (
    (public_rank_low in (1, 3, 5, 10, 20, 30, 50, 75, 100, 150) or public_rank_low % 100 = 0)
    and (public_rank_high in (1, 3, 5, 10, 20, 30, 50, 75, 100, 150) or public_rank_high % 100 = 0)
  )
);
create index results_by_industry_position on study.results (wave_id, industry_id, industry_position);
create index results_by_brand on study.results (brand_id);
comment on table study.results is 'What one wave says about one brand.';
comment on column study.results.overall_position is 'Place among all brands of the wave, 1 best; ties share the better place (1, 2, 2, 4).';
comment on column study.results.industry_position is 'Place among the brands of its industry in the wave, ties likewise.';
comment on column study.results.in_public_top is 'One of the at most ten brands of the wave that anyone may see; set on publishing.';
comment on column study.results.score is 'Score 0 to 200; null when only positions were imported.';
comment on column study.results.standard_error is 'Standard error of the score, in score units.';
comment on column study.results.n is 'Interviews behind the score.';
comment on column study.results.n_eff is 'Effective sample size after weighting.';
comment on column study.results.rank_low is 'Best overall position compatible with the data; paid levels only.';
comment on column study.results.rank_high is 'Worst overall position compatible with the data; paid levels only.';
comment on column study.results.public_rank_low is 'rank_low widened outward, so that scores cannot be worked out from it.';
comment on column study.results.public_rank_high is 'rank_high widened outward.';

alter table study.markets enable row level security;
alter table study.industries enable row level security;
alter table study.brands enable row level security;
alter table study.publications enable row level security;
alter table study.publication_events enable row level security;
alter table study.waves enable row level security;
alter table study.published_waves enable row level security;
alter table study.results enable row level security;

grant execute on function study.fold(text) to service_role;
grant select on all tables in schema study to service_role;

create function study.refuse_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'publication_events is append-only' using errcode = '42501';
end $$;
create trigger append_only before update or delete or truncate on study.publication_events
  for each statement execute function study.refuse_change();
