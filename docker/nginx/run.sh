#!/bin/sh
# Runs nginx on the composition that the deployment's pointer names. When the pointer changes, nginx reloads its
# configuration: running requests finish unchanged, the next ones get the new composition, and no connection is refused.
# When nginx rejects a composition, the log names it, and the previous one stays.
#
# DEPLOYMENT      dtyt, ccee
# API_URL         address of the backend: http://backend:4000; a path in it is the prefix of every call
# PORT            8080
# SITE_DIR        folder of the compositions: /data/site
# RELEASES_DIR    folder of the releases: /data/releases
# RUN_DIR         the only folder that is written to, by this edge alone: /tmp/nginx
# ACCESS_LOG      /dev/stdout; after a file was moved away, `kill -USR1 $(cat $RUN_DIR/nginx.pid)` begins a new one
# TRUSTED_PROXIES addresses or networks of a TLS terminator in front, which reports the visitor; none by default
set -eu

die() {
  echo "nginx edge: $*" >&2
  exit 1
}

conf_dir=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
[ -n "${DEPLOYMENT:-}" ] || die 'DEPLOYMENT is missing: which deployment is served, such as dtyt?'
[ -n "${API_URL:-}" ] || die 'API_URL is missing: the address of the backend, such as http://backend:4000.'
port=${PORT:-8080}
# nginx would resolve a relative path against a folder of its own.
from_here() {
  case $1 in
  /*) echo "$1" ;;
  *) echo "$PWD/$1" ;;
  esac
}
site_dir=$(from_here "${SITE_DIR:-/data/site}/$DEPLOYMENT")
releases_dir=$(from_here "${RELEASES_DIR:-/data/releases}")
run_dir=$(from_here "${RUN_DIR:-/tmp/nginx}")
# Not NGINX: nginx itself reads that variable.
nginx=${NGINX_PATH:-nginx}
access_log=$(from_here "${ACCESS_LOG:-/dev/stdout}")
pointer=$site_dir/current

api_url=$(echo "$API_URL" | sed 's|^ *||; s|[/ ]*$||')
echo "$api_url" | grep -Eq '^https?://[][A-Za-z0-9.:_-]+(/[A-Za-z0-9._~/-]*)?$' || die "API_URL is not an address: $API_URL"
{ echo "$port" | grep -Eq '^[0-9]{1,5}$' && [ "$port" -ge 1 ] && [ "$port" -le 65535 ]; } || die "PORT is not a number from 1 to 65535: $port"
command -v "$nginx" >/dev/null || die "There is no nginx here ($nginx): install it, or name it in NGINX_PATH."
for value in "$site_dir" "$releases_dir" "$run_dir" "$conf_dir" "$access_log"; do
  case $value in *[\"\\\$*?\[[:cntrl:]]*) die "A folder's name holds characters that the configuration cannot: $value" ;; esac
done

mkdir -p "$run_dir"

# When a process began: another one may get its number later.
born_at() {
  awk '{ print $22 }' "/proc/$1/stat" 2>/dev/null || true
}

# When this script was killed, its nginx goes on: it no longer follows the pointer, and keeps the port.
left=$(cat "$run_dir/nginx.pid" 2>/dev/null || true)
if [ -n "$left" ] && grep -qsF "$run_dir/nginx.conf" "/proc/$left/cmdline"; then
  owner=$(sed -n 's/^PPid:[^0-9]*//p' "/proc/$left/status" 2>/dev/null || true)
  if grep -qs 'run\.sh' "/proc/$owner/cmdline"; then
    die "Process $owner already runs an edge in $run_dir. Stop it, or start this one with another RUN_DIR and PORT."
  fi
  echo "nginx edge: the nginx of a run that was killed (process $left) ends." >&2
  # It may have ended by itself meanwhile.
  kill -QUIT "$left" 2>/dev/null || true
fi

# When that nginx was killed too, its workers go on and keep the port.
[ ! -r "$run_dir/workers" ] || while read -r worker born; do
  [ "$(born_at "$worker")" != "$born" ] || kill -QUIT "$worker" 2>/dev/null || true
done <"$run_dir/workers"

# nginx looks up the backend's name at run time, because its container may come back with another address.
{
  resolver=$(awk '$1 == "nameserver" { print ($2 ~ /:/ ? "[" $2 "]" : $2) }' /etc/resolv.conf 2>/dev/null | tr '\n' ' ')
  [ -z "$resolver" ] || echo "resolver $resolver valid=10s;"
  echo "set \$api $api_url;"
  # Visitors' addresses do not contain the path of API_URL, so a browser would never send a cookie for that path.
  path=$(echo "$api_url" | sed 's|^[a-z]*://[^/]*||')
  [ -z "$path" ] || echo "proxy_cookie_path ~^$path(?:/(?<kept_path>.*))?\$ /\$kept_path;"
  # Makes redirects of the API work in the browser: tooling/src/edge-rules/location-on-site.ts.
  address=$(echo "${api_url#*://}" | sed 's/[].[]/\\&/g')
  echo "proxy_redirect '~*^https?://$address(/.*)$' '\$1';"
  case $address in
  */*) echo "proxy_redirect '~^/${address#*/}(/.*)$' '\$1';" ;;
  esac
  case $api_url in
  # By default nginx 1.22 does not speak TLS 1.3.
  https://*) echo 'proxy_ssl_protocols TLSv1.2 TLSv1.3; proxy_ssl_server_name on; proxy_ssl_verify on; proxy_ssl_verify_depth 4; proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;' ;;
  esac
} >"$run_dir/api.conf"

# Which proxies to trust about the visitor's address. With $is_watching, nginx logs requests that came through a proxy.
write_proxies() {
  echo 'geo $realip_remote_addr $is_trusted {'
  echo '  default 0;'
  for proxy in ${TRUSTED_PROXIES:-}; do echo "  $proxy 1;"; done
  echo '}'
  for proxy in ${TRUSTED_PROXIES:-}; do echo "set_real_ip_from $proxy;"; done
  echo 'real_ip_header X-Forwarded-For;'
  echo 'real_ip_recursive on;'
  echo 'map "$is_trusted $http_x_forwarded_proto" $visitor_protocol { default $scheme; "1 https" https; }'
  [ -n "$is_watching" ] || return 0
  echo 'map $http_x_forwarded_for $is_forwarded { default 1; "" 0; }'
  echo 'log_format forwarded "-";'
  echo "access_log \"$forwarded\" forwarded if=\$is_forwarded;"
}

forwarded=$run_dir/forwarded.log
rm -f "$forwarded"
is_watching=yes
for proxy in ${TRUSTED_PROXIES:-}; do is_watching=''; done
write_proxies >"$run_dir/proxies.conf"

# Warns once that an unknown proxy is in front, then stops nginx from logging such requests.
warn_of_proxy() {
  echo 'nginx edge: a request came through a proxy that nobody named. To every limit its visitors are one visitor, and HTTPS is taken for HTTP. Name the proxy in TRUSTED_PROXIES: an address or a network.' >&2
  is_watching=''
  write_proxies >"$run_dir/proxies.conf"
  kill -HUP "$child"
  rm -f "$forwarded"
}

brotli='# This nginx has no brotli_static: visitors get gzip.'
for module in /usr/share/nginx/modules /usr/lib/nginx/modules; do
  if [ -e "$module/ngx_http_brotli_static_module.so" ]; then brotli='brotli_static on;'; fi
done

# Somebody may have edited the pointer by hand, with Windows line endings.
between=" $(printf '\r')"

# $number: the composition that the pointer names; $canary and $percent: the composition that $percent of a hundred
# visitors get instead, if any; $previews: 'id:composition' of each live preview.
current_number() {
  number=''
  canary=''
  percent=''
  found=''
  previews=''
  if [ -r "$pointer" ]; then
    {
      IFS=$between read -r number || true
      while IFS=$between read -r word first second third; do
        case $word in
        canary) canary=$first && percent=$second ;;
        preview) found="$found $first:$second:$third" ;;
        esac
      done
    } <"$pointer"
  fi
  [ -z "$found" ] || keep_living
  case $number in *[!0-9]*) number='' ;; esac
  # An invalid canary is given to nobody.
  case $canary$percent in *[!0-9]*) canary='' ;; esac
  case $percent in '' | 0* | ???*) canary='' ;; esac
  [ -n "$canary" ] && [ -r "$site_dir/$canary/nginx.conf" ] || { canary='' && percent=''; }
}

# Puts those previews of $found into $previews that are live, have a valid id, and whose composition exists.
keep_living() {
  now=$(date +%s)
  for one in $found; do
    id=${one%%:*}
    until=${one##*:}
    own=${one#*:}
    own=${own%:*}
    case $id in *[!0-9a-f]*) continue ;; esac
    case $own$until in *[!0-9]*) continue ;; esac
    [ "${#id}" -eq 32 ] && [ -n "$own" ] && [ "${until:-0}" -gt "$now" ] || continue
    [ ! -r "$site_dir/$own/nginx.conf" ] || previews="$previews $id:$own"
  done
}

# Prints a composition's own file with a prefix before its variables: renamed <prefix> <file>.
renamed() {
  sed "s/^\(map \$[a-z]*\) \$\(composition\|content_security_policy\|composition_names\|page\) {/\1 \$$1_\2 {/" "$2"
}

# The lines of a map from $preview (p1, p2 and so on) to a variable of its composition: by_preview <variable>.
by_preview() {
  nth=0
  for one in $previews; do
    nth=$((nth + 1))
    echo "  p$nth \$p${nth}_$1;"
  done
}

# Maps that tell which preview a visitor has entered, and how to enter and leave one, as
# tooling/src/edge-rules/preview.ts does.
write_previews() {
  leave='rifas_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'
  nth=0
  for one in $previews; do
    nth=$((nth + 1))
    renamed "p$nth" "$site_dir/${one#*:}/nginx.conf"
  done
  nth=0
  echo 'map $cookie_rifas_preview $preview {'
  echo '  default "";'
  for one in $previews; do
    nth=$((nth + 1))
    echo "  \"~^${one%:*}$\" p$nth;"
  done
  echo '}'
  echo 'map $preview $robots { default noindex; "" ""; }'
  echo "map \"\$preview:\$cookie_rifas_preview\" \$forget_preview { default \"$leave\$canary_secure\"; \":\" \"\"; \"~^p\" \"\"; }"
  echo 'map $address $enter_preview {'
  echo '  default "";'
  echo "  \"~^/__preview/salir$\" \"$leave\$canary_secure\";"
  for one in $previews; do
    echo "  \"~^/__preview/${one%:*}$\" \"rifas_preview=${one%:*}; Path=/; Max-Age=$age; HttpOnly; SameSite=Lax\$canary_secure\";"
  done
  echo '}'
}

# Writes who gets which composition, into a file that the running configuration does not include; as
# tooling/src/edge-rules/canary.ts does.
write_groups() {
  age=2592000
  forget='rifas_canary=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'
  {
    echo 'map $visitor_protocol $canary_secure { default ""; https "; Secure"; }'
    # Older compositions do not define it.
    grep -qs '\$composition_names {' "$site_dir/$number/nginx.conf" || echo 'map $host $composition_names { default ""; }'
    if [ -z "$canary" ]; then
      echo 'map $host $canary_names { default ""; }'
      echo 'map $host $canary_told { default ""; }'
      echo 'map $host $group_composition { default $composition; }'
      echo 'map $host $group_policy { default $content_security_policy; }'
      echo 'map $host $group_page { default $page; }'
      echo "map \$cookie_rifas_canary \$group_cookie { default \"$forget\$canary_secure\"; \"\" \"\"; }"
    else
      renamed canary "$site_dir/$canary/nginx.conf"
      echo "map \$host \$canary_told { default \"canary $canary\\n\"; }"
      if grep -qs '\$composition_names {' "$site_dir/$canary/nginx.conf"; then
        echo 'map $host $canary_names { default $canary_composition_names; }'
      else
        echo 'map $host $canary_names { default ""; }'
      fi
      # Draws each number below a hundred equally often; a visitor with a number keeps it.
      echo 'split_clients $request_id $new_draw {'
      draw=0
      while [ "$draw" -lt 99 ]; do echo "  1% $draw;" && draw=$((draw + 1)); done
      echo '  * 99;'
      echo '}'
      echo "map \$cookie_rifas_canary \$draw { default \$new_draw; \"~^$canary-(?<kept_draw>[0-9][0-9]?)\$\" \$kept_draw; }"
      echo "map \$cookie_rifas_canary \$group_cookie {"
      echo "  default \"rifas_canary=$canary-\$draw; Path=/; Max-Age=$age; HttpOnly; SameSite=Lax\$canary_secure\";"
      echo "  \"~^$canary-[0-9][0-9]?\$\" \"\";"
      echo '}'
      echo 'map $draw $in_canary {'
      echo '  default 0;'
      draw=0
      while [ "$draw" -lt "$percent" ]; do echo "  $draw 1; 0$draw 1;" && draw=$((draw + 1)); done
      echo '}'
      echo 'map $in_canary $group_composition { default $composition; 1 $canary_composition; }'
      echo 'map $in_canary $group_policy { default $content_security_policy; 1 $canary_content_security_policy; }'
      echo 'map $in_canary $group_page { default $page; 1 $canary_page; }'
    fi
    write_previews
    # A preview takes precedence over every group.
    echo 'map $preview $served_composition {' && by_preview composition && echo '  default $group_composition; }'
    echo 'map $preview $served_policy {' && by_preview content_security_policy && echo '  default $group_policy; }'
    echo 'map $preview $served_page {' && by_preview page && echo '  default $group_page; }'
    echo 'map $preview $told_number {' && by_preview composition && echo '  default $composition; }'
    echo 'map $preview $canary_line { default ""; "" $canary_told; }'
    echo 'map $preview $set_canary { default ""; "" $group_cookie; }'
    if [ -z "$canary$previews" ]; then echo 'map $host $vary { default ""; }'; else echo 'map $host $vary { default Cookie; }'; fi
  } >"$run_dir/$1.conf"
}

# As the replacement of a sed command: sed_text <path>.
sed_text() {
  printf '%s\n' "$1" | sed 's/[&|]/\\&/g'
}

# Writes the configuration for composition $1, and puts it in place if nginx accepts it.
configure() {
  next=$run_dir/next.conf
  # Two files take turns, so that the last good configuration keeps its file while nginx tests the new one.
  if [ "${groups:-}" = groups-a ]; then next_groups=groups-b; else next_groups=groups-a; fi
  write_groups "$next_groups"
  sed -e "s|@COMPOSITION@|$1|g" -e "s|@PORT@|$port|g" -e "s|@BROTLI@|$brotli|g" -e "s|@CANARY@|$next_groups|g" \
    -e "s|@SITE_DIR@|$(sed_text "$site_dir")|g" -e "s|@RELEASES_DIR@|$(sed_text "$releases_dir")|g" \
    -e "s|@RUN_DIR@|$(sed_text "$run_dir")|g" -e "s|@CONF_DIR@|$(sed_text "$conf_dir")|g" \
    -e "s|@ACCESS_LOG@|$(sed_text "$access_log")|g" "$conf_dir/nginx.conf" >"$next"
  "$nginx" -q -t -c "$next" || return 1
  mv "$next" "$run_dir/nginx.conf"
  groups=$next_groups
}

stopping=''
child=''
trap 'stopping=1; [ -z "$child" ] || kill -QUIT "$child" 2>/dev/null || true' TERM INT QUIT
# Sleeps so that a signal ends the pause at once.
pause() {
  sleep 0.25 &
  wait $! || true
}

current_number
[ -n "$number" ] || echo "nginx edge: waiting for a composition in $pointer" >&2
while [ -z "$number" ] && [ -z "$stopping" ]; do
  pause
  current_number
done
[ -z "$stopping" ] || exit 0

[ -d "$releases_dir" ] || die "There is no folder $releases_dir, where the releases of composition $number are to be (RELEASES_DIR)."
configure "$number" || die "nginx does not take this configuration; its lines above say why. What it was made of: composition $number of $DEPLOYMENT, API_URL, TRUSTED_PROXIES, ACCESS_LOG."
"$nginx" -c "$run_dir/nginx.conf" &
child=$!
served=$number
shared="$canary $percent$previews"
echo "nginx edge: composition $served of $DEPLOYMENT on port $port" >&2

# A composition that nginx rejected is tried again every twenty pauses, because somebody may have repaired it.
refused=''
pauses=0
workers=''
while kill -0 "$child" 2>/dev/null; do
  pause
  pauses=$((pauses + 1))
  now=''
  read -r now 2>/dev/null <"/proc/$child/task/$child/children" || true
  if [ -n "$now" ] && [ "$now" != "$workers" ]; then
    workers=$now
    for worker in $workers; do echo "$worker $(born_at "$worker")"; done >"$run_dir/workers.new"
    # This script may be killed at any moment: half a list would leave workers on the port.
    mv "$run_dir/workers.new" "$run_dir/workers"
  fi
  if [ -n "$is_watching" ] && [ -s "$forwarded" ]; then warn_of_proxy; fi
  current_number
  if [ -n "$stopping" ] || [ -z "$number" ] || [ "$number $canary $percent$previews" = "$served $shared" ]; then continue; fi
  if [ "$number $canary $percent$previews" = "$refused" ] && [ $((pauses % 20)) -ne 0 ]; then continue; fi
  if configure "$number"; then
    kill -HUP "$child"
    served=$number
    shared="$canary $percent$previews"
    refused=''
    echo "nginx edge: composition $number of $DEPLOYMENT${canary:+, composition $canary for $percent of a hundred visitors}" >&2
  else
    refused="$number $canary $percent$previews"
    echo "nginx edge: composition $number of $DEPLOYMENT cannot be served; composition $served goes on." >&2
  fi
done
wait "$child" && status=0 || status=$?
[ -n "$stopping" ] && exit 0
# The workers of an nginx that was killed go on with its last composition, and keep the port.
kill -QUIT $workers 2>/dev/null || true
exit "$status"
