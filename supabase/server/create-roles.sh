#!/bin/sh
# Run once by the database's image, on an empty volume: makes the site's login, which is no superuser and owns its
# database alone, and the three roles of the data API that it can become.
set -eu
psql -v ON_ERROR_STOP=1 -v password="${GRANSKOG_PASSWORD:?}" --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
create role granskog login password :'password';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant anon, authenticated, service_role to granskog;
create database granskog owner granskog encoding 'UTF8' template template0;
revoke all on database granskog from public;
SQL
