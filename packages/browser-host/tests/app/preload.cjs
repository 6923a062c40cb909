// Runs in the isolated world; only `trial` is exposed to the page.
const { contextBridge, ipcRenderer } = require('electron')

globalThis.secretOfPreload = 'not for the page'

contextBridge.exposeInMainWorld('trial', {
  version: 1,
  ask: (channel, value) => ipcRenderer.invoke(channel, value),
  double: (number) => number * 2,
  onTold: (listener) => {
    const heard = (_event, value) => listener(value)
    ipcRenderer.on('told', heard)
    return () => ipcRenderer.removeListener('told', heard)
  },
})
