/** The runtime's name as shown to the user. */

/** The browser host, which replaces Electron where its binary isn't available, names itself. */
export function runtimeName(): string {
  const { electron = '', browserHost } = process.versions
  return browserHost === undefined ? `Electron ${electron}`.trim() : `Browser host in place of Electron ${electron}`
}
