/** The bridge's settings entries. A setting is never worth an error: on an unusable disk there are no settings. */
import { mostCharacters } from '../../shared/bridge/settings.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { readSetting } from '../../shared/settings.ts'
import type { Handlers } from '../handlers.ts'
import { stored } from '../store/stored.ts'
import type { SettingsStore } from './settings-store.ts'

export type SettingsHandlers = Pick<Handlers, 'settings.read' | 'settings.write'>

/** `store` refuses without a session, or if the account's files can't be opened. */
export function settingsHandlers(store: () => Result<SettingsStore>): SettingsHandlers {
  const at = <A>(use: (settings: SettingsStore) => A): Result<A | undefined> => {
    const found = store()
    const answer = found.ok ? stored(() => use(found.value)) : found
    return !answer.ok && answer.error.kind === 'storage' ? ok(undefined) : answer
  }
  return {
    'settings.read': async ({ key }) => at((settings) => readSetting(key, settings.find(key))),
    'settings.write': async ({ key, value }) => {
      const setting = readSetting(key, value)
      const json = JSON.stringify(setting)
      if (setting === undefined || json.length > mostCharacters(key)) {
        return fail({ kind: 'request', message: say('badRequest') })
      }
      return at((settings) => {
        settings.save(key, json)
        return undefined
      })
    },
  }
}
