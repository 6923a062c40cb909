/** The system's file dialogs, answered by a test in place of a user. */
import type { ElectronApplication } from '@playwright/test'

export interface FileDialogs {
  /** Sets the file that open dialogs return from now on. */
  opens(path: string): Promise<void>
  /** Sets the path that save dialogs return from now on. */
  savesAs(path: string): Promise<void>
  /** The last answer of an open dialog. */
  opened(): Promise<unknown>
}

/** The dialogs of a started app. */
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

/** Sets the answer to main's own message boxes: the index of the button, 0 to decline. */
export const answersQuestions = (app: ElectronApplication, response: 0 | 1): Promise<void> =>
  app.evaluate(({ dialog }, chosen) => {
    dialog.showMessageBox = async () => ({ response: chosen, checkboxChecked: false })
  }, response)
