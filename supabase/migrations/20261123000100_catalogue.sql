-- The catalogue: markets, industries and brands, by name and slug.

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
comment on column study.markets.ordinal is 'Order in every list of markets.';
alter table study.markets enable row level security;
grant select on study.markets to service_role;

insert into study.markets (code, slug, name, ordinal) values
  ('Se', 'sweden', 'Sweden', 1),
  ('No', 'norway', 'Norway', 2),
  ('Dk', 'denmark', 'Denmark', 3),
  ('Fi', 'finland', 'Finland', 4),
  ('Nl', 'netherlands', 'The Netherlands', 5);

create table study.industries (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null unique,
  added_by bigint
);
comment on table study.industries is 'Groups of brands that are ranked among themselves.';
comment on column study.industries.added_by is 'The publication that first named it: discarding that one removes it again.';
alter table study.industries enable row level security;
grant select on study.industries to service_role;

create table study.brands (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null unique,
  folded text not null,
  added_by bigint
);
comment on table study.brands is 'Every brand ever staged; what is visible is decided by results of published waves.';
comment on column study.brands.folded is 'Name in lower case without diacritics (study.fold).';
comment on column study.brands.added_by is 'The publication that first named it: discarding that one removes it again.';
alter table study.brands enable row level security;
grant select on study.brands to service_role;

grant execute on function study.fold(text) to service_role;
