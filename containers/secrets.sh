#!/bin/sh
# sh containers/secrets.sh: makes the secrets that compose.yml's profile "postgres" reads. One that is there already is kept.
set -eu
umask 077
mkdir -p "$(dirname "$0")/../secrets"
cd "$(dirname "$0")/../secrets"

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

# The folder is closed to others. The files themselves are read by the user inside the container.
keep() {
  [ -s "$1" ] && return
  printf '%s\n' "$2" >"$1"
  chmod 444 "$1"
}

keep katha_secret "$(random)"
keep admin_password "$(random | cut -c 1-24)"
keep database_password "$(random)"
keep database_url "postgres://katha:$(cat database_password)@database:5432/katha"
echo "The secrets are in $(pwd). Keep a copy of them where your backups are."
