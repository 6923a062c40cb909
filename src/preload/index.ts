/** Exposes two functions on the page's window, and nothing else. The main process checks what may be asked. */
import { contextBridge, ipcRenderer } from 'electron'
import type { StoredeskApi } from '../shared/bridge-api.ts'
import { ASK_CHANNEL, BRIDGE_GLOBAL, EVENT_CHANNEL } from '../shared/channels.ts'

const api: StoredeskApi = {
  ask: (name, payload) => ipcRenderer.invoke(ASK_CHANNEL, name, payload),
  on: (event, listener) => {
    const hear = (_: unknown, name: unknown, payload: Parameters<typeof listener>[0]) => {
      if (name === event) listener(payload)
    }
    ipcRenderer.on(EVENT_CHANNEL, hear)
    return () => {
      ipcRenderer.removeListener(EVENT_CHANNEL, hear)
    }
  },
}

contextBridge.exposeInMainWorld(BRIDGE_GLOBAL, api)
