#!/bin/sh
# Run by the PostgreSQL container when its volume is new: a user that owns its database and nothing else. It may make
# databases, because each week a backup is restored into one on trial.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres --set=password="$(cat /run/secrets/database_password)" <<'SQL'
create role fellowship login createdb password :'password';
create database fellowship owner fellowship;
SQL
