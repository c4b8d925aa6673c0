#!/bin/sh
# Makes the passwords of compose.yaml, once: `sh deploy/container/make-secrets.sh`.
set -eu
cd "$(dirname "$0")/../.."
if [ -e secrets ]; then
  echo 'There is a folder "secrets" already. It is left as it is.' >&2
  exit 1
fi
# The folder is closed to others; the files in it are read by the users that the containers run as.
mkdir -m 700 secrets
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
password=$(random)
random > secrets/postgres_password
printf '%s' "$password" > secrets/database_password
printf 'postgresql://fellowship:%s@database:5432/fellowship' "$password" > secrets/database_url
chmod 644 secrets/*
echo 'The passwords are in the folder "secrets". Keep a copy of it with your backups.'
