-- The account page asks once for what it shows besides the viewer, now with what their analyses open with.

create or replace function public.find_account_page() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  return jsonb_build_object(
    'emails', (select to_jsonb(c) - 'user_id' - 'updated_at' from public.notification_choices c where c.user_id = me),
    'leaving', public.describe_leaving(),
    'home', (
      select jsonb_build_object('market', h.market_slug, 'industry', h.industry_slug)
      from public.reader_homes h where h.user_id = me));
end $$;
comment on function public.find_account_page is
  'What the account page shows of the caller: the emails they have chosen, null where they have chosen nothing yet; what would end were their account deleted; and what their analyses open with, null where they were never asked.';
