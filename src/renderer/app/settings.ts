/** What the person has set, kept for the account. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { readSetting, type Setting, type SettingKey } from '../../shared/settings.ts'
import { ask } from './bridge.ts'
import { queryClient } from './query-client.ts'

/** Null where nothing was set. */
export function settingQuery<K extends SettingKey>(key: K) {
  const queryKey = ['settings.read', { key }] as const
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<Setting<K> | null> => {
      const kept = readSetting(key, await ask('settings.read', { key }))
      // What was set before the answer came stays.
      return queryClient.getQueryData<Setting<K>>(queryKey) ?? kept ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** `usual` where nothing was set, and until it is known. */
export function useSetting<K extends SettingKey>(key: K, usual: Setting<K>): Setting<K> {
  const { data } = useQuery(settingQuery(key))
  return data ?? usual
}

/** What holds at this moment, be it drawn yet or not: what is changed next is changed in that. */
export const settingNow = <K extends SettingKey>(key: K, usual: Setting<K>): Setting<K> =>
  queryClient.getQueryData<Setting<K>>(['settings.read', { key }]) ?? usual

/** It holds from now on, and is kept. */
export function setSetting<K extends SettingKey>(key: K, value: Setting<K>): void {
  showSetting(key, value)
  keepSetting(key, value)
}

/** It holds from now on, on this page; to keep it is the caller's. */
export const showSetting = <K extends SettingKey>(key: K, value: Setting<K>): void =>
  void queryClient.setQueryData<unknown>(['settings.read', { key }], value)

/** What can't be kept holds until StoreDesk closes. */
export const keepSetting = <K extends SettingKey>(key: K, value: Setting<K>): void =>
  void ask('settings.write', { key, value }).catch(() => undefined)
