#!/bin/sh
# Starts the front with the parameters it was measured with, and tells it which instances of the site there are.
#
#   FRONT_APPS     instances, comma-separated host:port; a name with several addresses is all of them (127.0.0.1:3000)
#   FRONT_LISTEN   where visitors come in (127.0.0.1:8080: this machine alone; :8080 opens it to the network)
#   FRONT_TLS      where whoever ends TLS sends them on by the PROXY protocol, such as :8443; nobody else may reach it
#   FRONT_MEMORY   for kept pages (256m)
#   FRONT_STATE    folder of its own (/var/lib/granskog-front)
#   FRONT_PROBE    what says whether an instance takes visitors (/readyz)
#   FRONT_LOG      1 prints a line for each request: time, address, method, path, status, bytes, seconds, and the request id where the site was asked
# What it prints is a line of JSON each. Varnish is started again when it exits.
#   APP_ORIGIN, FRONT_PURGE_TOKEN   as for the site
set -eu

# Reads lines and writes each as one of the log.
log() {
  sed -u -e 's/[[:cntrl:]]/ /g' -e 's/[\\"]/\\&/g' -e '/^ *$/d' | while IFS= read -r line; do
    printf '{"level":"%s","time":"%s","source":"front","msg":"%s"}\n' "$1" "$(date -u +%Y-%m-%dT%H:%M:%S.000Z)" "$line"
  done
}
say() {
  echo "$2" | log "$1"
}

if [ -n "${FRONT_PURGE_TOKEN:-}" ] && [ "${#FRONT_PURGE_TOKEN}" -lt 32 ]; then
  say error "FRONT_PURGE_TOKEN must have at least 32 characters." >&2
  exit 1
fi

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
state=${FRONT_STATE:-/var/lib/granskog-front}
probe=${FRONT_PROBE:-/readyz}
mkdir -p "$state"

# The instances as Varnish wants them: one backend for each address, twice, since one that is not ready is better than none.
write_instances() {
  found=""
  for instance in $(echo "${FRONT_APPS:-127.0.0.1:3000}" | tr ',' ' '); do
    host=${instance%:*}
    port=${instance##*:}
    for address in $(getent ahostsv4 "$host" | cut -d' ' -f1 | sort -u); do
      found="$found $address:$port"
    done
  done
  [ -n "$found" ] || return 1
  number=0
  ready=""
  every=""
  for instance in $found; do
    number=$((number + 1))
    place=".host = \"${instance%:*}\"; .port = \"${instance##*:}\"; .connect_timeout = 1s; .first_byte_timeout = 60s; .between_bytes_timeout = 30s; .max_connections = 500;"
    echo "backend app$number { $place .probe = { .url = \"$probe\"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; } }"
    echo "backend any$number { $place }"
    ready="$ready ready.add_backend(app$number);"
    every="$every every.add_backend(any$number);"
  done
  echo "sub vcl_init { new ready = directors.round_robin();$ready new every = directors.round_robin();$every }"
}

# Instances come and go: their names are looked up again every few seconds, and a change is taken on without a pause.
follow_instances() {
  turn=0
  while sleep "${FRONT_LOOK_EVERY:-3}"; do
    write_instances > "$state/backends.next" || continue
    cmp -s "$state/backends.next" "$state/backends.vcl" && continue
    before=turn$turn
    [ "$turn" -gt 0 ] || before=boot
    turn=$((turn + 1))
    mv "$state/backends.next" "$state/backends.vcl"
    varnishadm -n "$state/work" vcl.load "turn$turn" "$here/granskog.vcl" > /dev/null \
      && varnishadm -n "$state/work" vcl.use "turn$turn" > /dev/null \
      && say info "Instances changed: $(grep -c '^backend app' "$state/backends.vcl") now." || say error "Taking on the new instances failed; keeping the former ones."
    varnishadm -n "$state/work" vcl.discard "$before" > /dev/null 2>&1 || true
  done
}

until write_instances > "$state/backends.vcl"; do
  say warn "No instance of ${FRONT_APPS:-127.0.0.1:3000} has an address yet; will retry."
  sleep 1
done

set -- -F -n "$state/work" -f "$here/granskog.vcl" -a "http=${FRONT_LISTEN:-127.0.0.1:8080},HTTP"
[ -z "${FRONT_TLS:-}" ] || set -- "$@" -a "tls=$FRONT_TLS,PROXY"
# What Varnish prints goes through a pipe of its own, so that its process is known by its own number.
rm -f "$state/printed"
mkfifo "$state/printed"

run_varnish() {
  log info < "$state/printed" &
  varnishd "$@" \
    -s "pages=malloc,${FRONT_MEMORY:-256m}" -s Transient=malloc,128m \
    -p "vcl_path=$state:$here" \
    -p thread_pools=2 -p thread_pool_min=100 -p thread_pool_max=1000 -p thread_pool_timeout=300 \
    -p timeout_idle=5 -p timeout_linger=0.05 -p idle_send_timeout=30 -p send_timeout=120 \
    -p http_req_size=24k -p http_req_hdr_len=12k -p http_max_hdr=64 -p http_resp_size=40k -p http_resp_hdr_len=16k \
    -p workspace_client=96k -p workspace_backend=128k \
    -p gzip_level=9 -p default_grace=0 -p default_keep=0 -p nuke_limit=200 \
    -p vsl_mask=-ReqHeader,-RespHeader,-ReqUnset,-RespUnset,-VCL_call,-VCL_return,-VCL_use,-Hit,-RespReason,-SessOpen,-SessClose,-Link \
    > "$state/printed" 2>&1 &
  front=$!
  requests=""
  if [ "${FRONT_LOG:-}" = 1 ]; then
    varnishncsa -n "$state/work" -t 30 -j -F '{"level":"info","time":"%{%FT%T.000Z}t","source":"front","kind":"access","address":"%h","method":"%m","path":"%U","status":%s,"bytes":"%b","seconds":"%{Varnish:time_firstbyte}x","requestId":"%{VCL_Log:id}x","msg":"request"}' 2> /dev/null &
    requests=$!
  fi
}

follower=""
trap 'kill $follower $requests "$front" 2> /dev/null; wait "$front"; exit 0' TERM INT
run_varnish "$@"
began=$(date +%s)
follow_instances &
follower=$!
while :; do
  { wait "$front" && code=0 || code=$?; } 2> /dev/null
  kill $requests 2> /dev/null || true
  # One that cannot start at all, such as on a port that is taken, is for the operator to settle.
  if [ -n "$began" ] && [ $(($(date +%s) - began)) -lt 2 ]; then
    kill "$follower" 2> /dev/null || true
    exit "$code"
  fi
  began=""
  say error "Varnish stopped (exit code $code). Restarting in 1 s."
  sleep 1
  run_varnish "$@"
done
