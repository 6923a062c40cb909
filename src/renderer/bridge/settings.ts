import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { readSetting, type Setting, type SettingKey } from '../../shared/settings.ts'
import { ask } from './bridge.ts'
import { queryClient } from './query-client.ts'

/** A query for a setting; null if it was never set. */
export function settingQuery<K extends SettingKey>(key: K) {
  return queryOptions({
    queryKey: settingKey(key),
    queryFn: () => readStored(key),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const settingKey = <K extends SettingKey>(key: K | undefined) => ['settings.read', { key }] as const

async function readStored<K extends SettingKey>(key: K): Promise<Setting<K> | null> {
  const stored = readSetting(key, await ask('settings.read', { key }))
  // A value set before the answer came wins.
  return queryClient.getQueryData<Setting<K>>(settingKey(key)) ?? stored ?? null
}

/** The setting; null if it was never set, undefined until it is loaded and without a key. */
export const useStoredSetting = <K extends SettingKey>(key: K | undefined): Setting<K> | null | undefined =>
  useQuery<Setting<K> | null>({
    queryKey: settingKey(key),
    queryFn: key === undefined ? skipToken : () => readStored(key),
    staleTime: Number.POSITIVE_INFINITY,
  }).data

/** The setting; `usual` if it was never set, and until it is loaded. */
export function useSetting<K extends SettingKey>(key: K, usual: Setting<K>): Setting<K> {
  const { data } = useQuery(settingQuery(key))
  return data ?? usual
}

/** The setting at this moment, even if it isn't rendered yet: the base for the next change. */
export const settingNow = <K extends SettingKey>(key: K, usual: Setting<K>): Setting<K> =>
  queryClient.getQueryData<Setting<K>>(settingKey(key)) ?? usual

export function setSetting<K extends SettingKey>(key: K, value: Setting<K>): void {
  showSetting(key, value)
  keepSetting(key, value)
}

/** Sets a setting on this page only; the caller stores it. */
export const showSetting = <K extends SettingKey>(key: K, value: Setting<K>): void =>
  void queryClient.setQueryData<unknown>(settingKey(key), value)

/** Stores a setting. If that fails, its value lasts until StoreDesk closes. */
export const keepSetting = <K extends SettingKey>(key: K, value: Setting<K>): void =>
  void ask('settings.write', { key, value }).catch(() => undefined)
