-- Providers deliver their news at least once: a message whose answer was lost comes again, maybe days later. What was
-- dealt with is remembered by the message's own id, which the provider's signature covers.

create table access.webhook_deliveries (
  provider text not null check (provider ~ '^[a-z]{1,40}$'),
  id text not null check (char_length(id) between 1 and 255),
  at timestamptz not null default now(),
  done_at timestamptz,
  primary key (provider, id)
);
comment on table access.webhook_deliveries is 'Messages of providers (identity, payment) that came here, and when each was dealt with; kept for ninety days.';
comment on column access.webhook_deliveries.done_at is 'Null for one that is being dealt with, or whose dealing failed: it is done when it comes again.';
create index webhook_deliveries_by_time on access.webhook_deliveries (at);
alter table access.webhook_deliveries enable row level security;

create function public.note_webhook(p_provider text, p_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Providers give up after days; the signature's own time keeps out anything that was recorded and sent again.
  kept_for constant interval := interval '90 days';
  v_done_at timestamptz;
begin
  delete from access.webhook_deliveries d where d.at < now() - kept_for;
  insert into access.webhook_deliveries (provider, id) values (p_provider, p_id) on conflict (provider, id) do nothing;
  select d.done_at into v_done_at from access.webhook_deliveries d where d.provider = p_provider and d.id = p_id;
  return v_done_at is null;
end $$;
comment on function public.note_webhook is
  'Is this message of a provider still to be dealt with? True until finish_webhook was told of it, so that one whose dealing failed is done when it comes again. Two that come at once are both told true: what they do must bear being done twice.';

create function public.finish_webhook(p_provider text, p_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update access.webhook_deliveries d set done_at = now() where d.provider = p_provider and d.id = p_id and d.done_at is null;
  return found;
end $$;
comment on function public.finish_webhook is 'Remembers that a message of a provider has been dealt with; true the first time.';

revoke execute on function public.note_webhook(text, text), public.finish_webhook(text, text) from public;
grant execute on function public.note_webhook(text, text), public.finish_webhook(text, text) to service_role;
