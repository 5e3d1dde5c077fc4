-- Publishing: one transaction checks a staged publication, flips the pointers and keeps the old ones for rollback.
-- For the server's own key only.

create function study.refuse_broken_positions(p_publication bigint) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_wave text;
  v_broken record;
begin
  select w.market_code || ' ' || w.year into v_wave
  from study.waves w
  where w.publication_id = p_publication and not exists (select from study.results r where r.wave_id = w.id)
  limit 1;
  if found then
    raise exception 'wave % has no rows', v_wave using errcode = '22023';
  end if;

  -- rank() of the positions reproduces them exactly when they run from 1 with competition ties (1, 2, 2, 4).
  select * into v_broken from (
    select w.market_code, w.year, b.name,
      r.overall_position, rank() over (partition by w.id order by r.overall_position) as overall_expected,
      r.industry_position, rank() over (partition by w.id, r.industry_id order by r.industry_position) as industry_expected
    from study.waves w join study.results r on r.wave_id = w.id join study.brands b on b.id = r.brand_id
    where w.publication_id = p_publication
  ) ranked
  where overall_position <> overall_expected or industry_position <> industry_expected
  order by market_code, year, overall_position
  limit 1;
  if found then
    raise exception 'positions of % % do not run from 1 without gaps: "%" has overall % (expected %), industry % (expected %)',
      v_broken.market_code, v_broken.year, v_broken.name, v_broken.overall_position, v_broken.overall_expected,
      v_broken.industry_position, v_broken.industry_expected using errcode = '22023';
  end if;
end $$;

create function study.apply_names(p_names jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  update study.brands b set name = n.value, folded = study.fold(n.value)
  from jsonb_each_text(p_names -> 'brand') n where b.slug = n.key and b.name <> n.value;
  update study.industries i set name = n.value
  from jsonb_each_text(p_names -> 'industry') n where i.slug = n.key and i.name <> n.value;
$$;
comment on function study.apply_names is 'Renames brands and industries: {brand: {slug: name}, industry: {slug: name}}.';

create function study.snapshot(p_publication bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waves', (select coalesce(jsonb_agg(pw.wave_id), '[]') from study.published_waves pw),
    'names', jsonb_build_object(
      'brand', (select coalesce(jsonb_object_agg(b.slug, b.name), '{}')
                from study.staged_names s join study.brands b on b.slug = s.slug and b.name <> s.name
                where s.publication_id = p_publication and s.kind = 'brand'),
      'industry', (select coalesce(jsonb_object_agg(i.slug, i.name), '{}')
                   from study.staged_names s join study.industries i on i.slug = s.slug and i.name <> s.name
                   where s.publication_id = p_publication and s.kind = 'industry')))
$$;
comment on function study.snapshot is 'Everything a rollback of this publication has to restore.';

create function study.point_to(p_waves jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into study.published_waves (market_code, year, wave_id)
  select w.market_code, w.year, w.id
  from jsonb_array_elements_text(p_waves) as wanted (id) join study.waves w on w.id = wanted.id::bigint
  on conflict (market_code, year) do update set wave_id = excluded.wave_id
$$;

create function public.publish_publication(p_publication bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_publication study.publications;
begin
  perform study.lock_publishing();
  select * into v_publication from study.publications where id = p_publication;
  if v_publication.status = 'published' then
    return study.describe(p_publication);
  elsif v_publication.status is distinct from 'staged' then
    raise exception 'publication % is %, not staged', p_publication, coalesce(v_publication.status, 'unknown')
      using errcode = '55000';
  end if;
  if v_publication.is_sample and exists (
    select from study.published_waves pw join study.waves w on w.id = pw.wave_id where not w.is_sample) then
    raise exception 'a real study is published; sample data cannot stand beside it' using errcode = '55000';
  end if;
  perform study.refuse_broken_positions(p_publication);

  update study.results r set in_public_top = true
  from (
    select w.id, r.brand_id, row_number() over (partition by w.id order by r.overall_position, b.folded, b.slug) as place
    from study.waves w join study.results r on r.wave_id = w.id join study.brands b on b.id = r.brand_id
    where w.publication_id = p_publication
  ) top
  where r.wave_id = top.id and r.brand_id = top.brand_id and top.place <= 10;
  update study.waves w set brand_count = c.brands, has_scores = c.scored
  from (
    select r.wave_id, count(*)::int as brands, bool_or(r.score is not null) as scored
    from study.results r join study.waves w on w.id = r.wave_id
    where w.publication_id = p_publication group by r.wave_id
  ) c
  where w.id = c.wave_id;

  update study.publications set
    status = 'published', published_at = now(), replaced = study.snapshot(p_publication),
    row_count = (select sum(w.brand_count) from study.waves w where w.publication_id = p_publication)
  where id = p_publication;
  perform study.apply_names((
    select jsonb_object_agg(kind, names) from (
      select kind, jsonb_object_agg(slug, name) as names
      from study.staged_names where publication_id = p_publication group by kind) s));
  delete from study.published_waves pw using study.waves w
  where w.id = pw.wave_id and w.is_sample and not v_publication.is_sample;
  perform study.point_to((select jsonb_agg(id) from study.waves where publication_id = p_publication));
  perform study.log(p_publication, 'published', study.describe(p_publication));
  return study.describe(p_publication);
end $$;
comment on function public.publish_publication is
  'Checks a staged publication and shows it, in one transaction; a real study withdraws all sample waves. Again changes nothing.';

create function public.rollback_publication(p_publication bigint default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_latest study.publications;
begin
  perform study.lock_publishing();
  if p_publication is not null
    and exists (select from study.publications where id = p_publication and status = 'rolled_back') then
    return study.describe(p_publication);
  end if;
  -- Only one publication is staged at a time, so ids follow the order of publishing.
  select * into v_latest from study.publications where status = 'published' order by id desc limit 1;
  if v_latest.id is null or jsonb_array_length(v_latest.replaced -> 'waves') = 0 then
    raise exception 'there is no earlier publication to go back to' using errcode = '55000';
  elsif p_publication <> v_latest.id then
    raise exception 'publication % is not the latest one (%)', p_publication, v_latest.id using errcode = '55000';
  end if;
  update study.publications set status = 'rolled_back' where id = v_latest.id;
  delete from study.published_waves;
  perform study.point_to(v_latest.replaced -> 'waves');
  perform study.apply_names(v_latest.replaced -> 'names');
  perform study.log(v_latest.id, 'rolled_back');
  return study.describe(v_latest.id);
end $$;
comment on function public.rollback_publication is
  'Shows again what was shown before the latest publication; naming it makes a repeated call harmless.';

revoke execute on all functions in schema study from public;
revoke execute on function public.publish_publication(bigint), public.rollback_publication(bigint) from public;
grant execute on function public.publish_publication(bigint), public.rollback_publication(bigint) to service_role;
