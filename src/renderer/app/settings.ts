/** What the person has set, as the page reads it. */
import { readSetting, type Setting, type SettingKey } from '../../shared/settings.ts'
import { ask } from './bridge.ts'

/** Undefined where nothing was set. */
export const settingNow = async <K extends SettingKey>(key: K): Promise<Setting<K> | undefined> =>
  readSetting(key, await ask('settings.read', { key }))

/** What can't be kept holds until StoreDesk closes. */
export const keepSetting = <K extends SettingKey>(key: K, value: Setting<K>): void =>
  void ask('settings.write', { key, value }).catch(() => undefined)
