#!/bin/sh
# enter.sh ROOT DATA SECRETS USER FOLDER NAME=VALUE... COMMAND...: starts the command as a container engine does, where
# `unshare` has given us mounts and process ids of our own. ROOT becomes /, read-only; only /data and /tmp can be written.
set -eu
root=$1 data=$2 secrets=$3 user=$4 folder=$5
shift 5
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount --bind --options ro "$secrets" "$root/run"
mount --types tmpfs --options mode=1777,nosuid,nodev tmpfs "$root/tmp"
mount --types proc --options nosuid,nodev,noexec proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --options remount,bind,ro "$root"
exec chroot --userspec="$user" "$root" /usr/bin/env --ignore-environment --chdir="$folder" "$@"
