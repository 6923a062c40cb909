/** The uninstaller's question about the profile; its other actions depend on the context that it was started in. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const script = readFileSync('resources/installer/installer.nsh', 'utf8')
/** electron-builder runs StoreDesk's script first, and removes the entry in Windows' list of programs afterwards. */
const theirs = readFileSync('node_modules/app-builder-lib/templates/nsis/uninstaller.nsh', 'utf8')

it('goes back to the whole computer where StoreDesk was installed for it', () => {
  const [, after = ''] = script.split('SetShellVarContext current')
  expect(after.replaceAll(/\s+/g, ' ')).toMatch(
    /^ RMDir [^$]*\$APPDATA.* \$\{if\} \$installMode == "all" SetShellVarContext all \$\{endIf\} keepProfile:/,
  )
})

it('does so because the entry in the list of programs is removed after it, by that context', () => {
  const at = theirs.indexOf('!insertmacro customUnInstall\n')
  expect(at).toBeGreaterThan(0)
  // Only electron-builder's own removal of the profile, which StoreDesk doesn't use, sets it again.
  expect(theirs.search(/DeleteRegKey SHELL_CONTEXT .*UNINSTALL_REGISTRY_KEY\W/)).toBeGreaterThan(at)
})
