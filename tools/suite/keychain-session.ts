/** A real keychain for the tests: a separate desktop session, whose keyring is empty and deleted afterwards. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onPath } from '../bootstrap/machine.mjs'

/** Never the user's own keyring: its home is a new folder. */
const script = `
export XDG_DATA_HOME="$STOREDESK_KEYRING_HOME/share" XDG_RUNTIME_DIR="$STOREDESK_KEYRING_HOME/run"
mkdir -p -m 700 "$XDG_DATA_HOME" "$XDG_RUNTIME_DIR"
printf secret | gnome-keyring-daemon --unlock --components=secrets >/dev/null
export STOREDESK_KEYCHAIN=session
"$@"
code=$?
rm -rf "$STOREDESK_KEYRING_HOME"
exit $code`

/**
 * Returns the command line that runs `command` in such a session, with STOREDESK_KEYCHAIN=session to tell the tests; the command itself if
 * that isn't possible (Windows, macOS, a machine without gnome-keyring).
 */
export function inKeychainSession(command: readonly [string, ...string[]]): readonly [string, ...string[]] {
  if (!onPath('dbus-run-session') || !onPath('gnome-keyring-daemon')) return command
  const home = mkdtempSync(join(tmpdir(), 'storedesk-keyring-'))
  return ['env', `STOREDESK_KEYRING_HOME=${home}`, 'dbus-run-session', '--', 'sh', '-c', script, 'sh', ...command]
}
