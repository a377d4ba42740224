#!/bin/sh
# make-secrets <folder>: writes the secrets that are not there yet, a file each. Files are replaced as a whole, so that one that is there
# is complete. The database runs as another user, which can read only its password.
set -eu
cd "$1"

# write <mode> <file>: its standard input.
write() {
  rm -f "$2.new"
  cat > "$2.new"
  chmod "$1" "$2.new"
  mv -f "$2.new" "$2"
}
random() { od -An -v -tx1 -N32 /dev/urandom | tr -d ' \n'; }

[ -s session-secret ] || random | write 400 session-secret
[ -s code-secret ] || random | write 400 code-secret
if [ -n "${POSTGRES_PASSWORD:-}" ]; then
  printf %s "$POSTGRES_PASSWORD" | write 444 postgres-password
elif [ ! -s postgres-password ]; then
  random | write 444 postgres-password
fi
printf 'postgres://site:%s@postgres:5432/site' "$(cat postgres-password)" | write 400 database-url
