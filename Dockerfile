# syntax=docker/dockerfile:1
# Two images: the site (target `app`) and its reverse proxy (target `front`). See content/handbook/deployment.md.

FROM node:24-trixie-slim AS modules
WORKDIR /site
COPY package.json package-lock.json ./
# Not `npm ci`: it refuses a lock file that was written where the registry lacks other platforms' optional packages.
RUN npm install --omit=dev --no-audit --no-fund

FROM modules AS build
# Built in: another value needs another image, else the start would want to build again.
ARG APP_ORIGIN=http://localhost:8080
ARG SITE_INDEXABLE
ARG WAITLIST_MODE
ARG NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY
ARG NEXT_PUBLIC_CLERK_PROXY_URL
ARG NEXT_PUBLIC_CLERK_JS_URL
ARG NEXT_PUBLIC_CLERK_UI_URL
ENV APP_ORIGIN=$APP_ORIGIN SITE_INDEXABLE=$SITE_INDEXABLE WAITLIST_MODE=$WAITLIST_MODE \
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY=$NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY \
    NEXT_PUBLIC_CLERK_PROXY_URL=$NEXT_PUBLIC_CLERK_PROXY_URL NEXT_PUBLIC_CLERK_JS_URL=$NEXT_PUBLIC_CLERK_JS_URL \
    NEXT_PUBLIC_CLERK_UI_URL=$NEXT_PUBLIC_CLERK_UI_URL DATA_SOURCE=image
COPY next.config.mjs postcss.config.mjs tsconfig.json velite.config.ts middleware.ts instrumentation.ts ./
COPY app ./app
COPY components ./components
COPY content ./content
COPY lib ./lib
COPY public ./public
COPY supabase ./supabase
RUN node --import tsx --conditions=react-server supabase/local/build.ts && rm -rf .next/cache

FROM node:24-trixie-slim AS app
WORKDIR /site
# For backups: `pg_dump` of the version of the server in compose.yaml.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site ./
# Data, and nothing else, is written: the rest may be mounted read-only, with a /tmp in memory.
RUN mkdir /data && chown node:node /data
# npm, by which commands are run in a container, writes nowhere else either.
ENV NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
ARG APP_ORIGIN=http://localhost:8080
ARG SITE_INDEXABLE
ARG WAITLIST_MODE
ARG NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY
ARG NEXT_PUBLIC_CLERK_PROXY_URL
ARG NEXT_PUBLIC_CLERK_JS_URL
ARG NEXT_PUBLIC_CLERK_UI_URL
ENV APP_ORIGIN=$APP_ORIGIN SITE_INDEXABLE=$SITE_INDEXABLE WAITLIST_MODE=$WAITLIST_MODE \
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY=$NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY \
    NEXT_PUBLIC_CLERK_PROXY_URL=$NEXT_PUBLIC_CLERK_PROXY_URL NEXT_PUBLIC_CLERK_JS_URL=$NEXT_PUBLIC_CLERK_JS_URL \
    NEXT_PUBLIC_CLERK_UI_URL=$NEXT_PUBLIC_CLERK_UI_URL DATA_SOURCE=image \
    NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the signal to stop goes to who lets the answers under way finish.
CMD ["node", "--import", "tsx", "--conditions=react-server", "supabase/local/start.ts"]

FROM debian:bookworm-slim AS front
# Compiling its rules needs the compiler that Debian's Varnish brings.
RUN apt-get update \
  && apt-get install -y --no-install-recommends varnish varnish-modules \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 1001 --no-create-home front \
  && mkdir -p /var/lib/granskog-front && chown front /var/lib/granskog-front
COPY lib/platform/front /front
# Who may reach it is decided by the ports that the container publishes.
ENV FRONT_LISTEN=:8080
USER front
EXPOSE 8080 8443
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["varnishadm", "-n", "/var/lib/granskog-front/work", "ping"]
CMD ["/front/start-front.sh"]
