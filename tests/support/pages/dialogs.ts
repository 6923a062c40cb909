/** The file dialogs of the system, which a test answers in place of a person. */
import type { ElectronApplication } from '@playwright/test'

export interface FileDialogs {
  /** Those that open a file answer with this one from now on. */
  opens(path: string): Promise<void>
  /** Those that save a file answer with this path from now on. */
  savesAs(path: string): Promise<void>
  /** What the last one that opened a file answered with. */
  opened(): Promise<unknown>
}

/** Those of a started app. */
export const dialogsOf = (app: ElectronApplication): FileDialogs => ({
  opens: (path) =>
    app.evaluate(({ dialog }, chosen) => {
      dialog.showOpenDialog = async () => {
        Object.assign(globalThis, { fileChosen: chosen })
        return { canceled: false, filePaths: [chosen] }
      }
    }, path),
  savesAs: (path) =>
    app.evaluate(({ dialog }, chosen) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath: chosen })
    }, path),
  opened: () => app.evaluate(() => Reflect.get(globalThis, 'fileChosen')),
})

/** A question of main's own is answered so from now on: by the button of this place, the first of which declines. */
export const answersQuestions = (app: ElectronApplication, response: 0 | 1): Promise<void> =>
  app.evaluate(({ dialog }, chosen) => {
    dialog.showMessageBox = async () => ({ response: chosen, checkboxChecked: false })
  }, response)
