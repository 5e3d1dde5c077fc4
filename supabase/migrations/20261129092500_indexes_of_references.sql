-- Whoever removes a row has PostgreSQL look for rows that refer to it: without an index that reads whole tables, which
-- grow with each publication. References to lists that nobody removes from (plans, markets) need none.

create index publication_events_by_publication on study.publication_events (publication_id);
create index alert_evaluations_by_subscription on access.alert_evaluations (subscription_id);
create index webhook_news_by_webhook on access.webhook_news (webhook_id);
create index post_revisions_by_cover on access.post_revisions (cover_id) where cover_id is not null;
