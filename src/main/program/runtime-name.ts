/** What the program runs on, as people read it. */

/** The browser host, which stands in where Electron's binary can't be had, says so itself. */
export function runtimeName(): string {
  const { electron = '', browserHost } = process.versions
  return browserHost === undefined ? `Electron ${electron}`.trim() : `Browser host in place of Electron ${electron}`
}
