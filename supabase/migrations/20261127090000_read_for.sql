-- Reading for somebody who is not there: a shared link, an embed, a citation or an API key shows what its owner may see
-- at that moment. The site's own key names the owner, and the same reading functions answer as they would answer them.

create table access.calls_read_for (call text primary key);
comment on table access.calls_read_for is 'Functions of the data API that the site may ask in the name of somebody who is not there. All of them only read.';
alter table access.calls_read_for enable row level security;
insert into access.calls_read_for (call) values
  ('find_viewer'),
  ('list_industry_results'), ('list_brand_results'), ('list_wave_results'), ('list_market_waves'), ('list_age_results'), ('list_age_means'),
  ('list_forecasts'), ('list_forecast_histories'), ('list_forecast_tracks'), ('list_forecast_records'), ('list_passing_odds'), ('list_risk_alerts'),
  ('list_consumer_figures'), ('list_consumer_populations'), ('list_consumer_waves'),
  ('list_ranked_brands'), ('list_brand_waves'), ('list_portfolios'), ('list_followed_brands'), ('find_alert_desk'), ('count_alert_brands');

create function access.prepare_call_for(p_call text, p_args jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_proc record;
  v_args text;
begin
  select p.oid, p.proretset, p.proname into v_proc
  from pg_catalog.pg_proc p join access.calls_read_for c on c.call = p.proname
  where p.pronamespace = 'public'::regnamespace and p.proname = p_call and not p.provariadic > 0;
  if not found then
    raise exception 'The function % is not one that is read for others.', p_call using errcode = 'insufficient_privilege';
  end if;
  select string_agg(format('%I => %s', a.name,
      case when t.typcategory = 'A'
        then format('(select array_agg(e.v) from pg_catalog.jsonb_array_elements_text($1 -> %L) as e(v))::%s', a.name, a.type::regtype)
        else format('($1 ->> %L)::%s', a.name, a.type::regtype) end), ', ')
  into v_args
  from (
    select n.name, n.place, p.proargtypes[n.place - 1] as type
    from pg_catalog.pg_proc p, unnest(p.proargnames[1:p.pronargs]) with ordinality as n(name, place)
    where p.oid = v_proc.oid
  ) a join pg_catalog.pg_type t on t.oid = a.type
  where p_args ? a.name;
  -- In the order of the function's own answer.
  return case when v_proc.proretset
    then format('select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(r)), ''[]'') from public.%I(%s) r', v_proc.proname, v_args)
    else format('select pg_catalog.to_jsonb(public.%I(%s))', v_proc.proname, v_args) end;
end $$;
comment on function access.prepare_call_for is
  'The statement that asks a function read for others with arguments by name, taken from $1. Names come from the catalogue alone. Refuses every other function.';

-- Not a definer's function: it becomes the role of somebody signed in, which a definer's may not.
create function public.read_for(p_user text, p_call text, p_args jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_statement text;
  v_answer jsonb;
begin
  if coalesce(p_user, '') = '' then
    raise exception 'Nobody is named to read for.' using errcode = 'invalid_parameter_value';
  end if;
  v_statement := access.prepare_call_for(p_call, coalesce(p_args, '{}'));
  perform pg_catalog.set_config('request.jwt.claims', pg_catalog.jsonb_build_object('sub', p_user, 'role', 'authenticated')::text, true);
  perform pg_catalog.set_config('role', 'authenticated', true);
  execute v_statement into v_answer using coalesce(p_args, '{}');
  perform pg_catalog.set_config('role', 'service_role', true);
  return v_answer;
end $$;
comment on function public.read_for is
  'Answers one of the calls in access.calls_read_for as it would answer this person now. For the site itself, which decides who may be shown it.';

revoke execute on function access.prepare_call_for(text, jsonb), public.read_for(text, text, jsonb) from public;
grant execute on function access.prepare_call_for(text, jsonb), public.read_for(text, text, jsonb) to service_role;
