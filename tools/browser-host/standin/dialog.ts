/**
 * `electron.dialog`: nobody is there to answer, so every question is cancelled. Tests put their answers in as they do on
 * real Electron, by assigning: `dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [...] })`.
 */
import { provided } from './provided.ts'

type Provided = Pick<
  Electron.Dialog,
  | 'showOpenDialog'
  | 'showSaveDialog'
  | 'showMessageBox'
  | 'showMessageBoxSync'
  | 'showErrorBox'
  | 'showOpenDialogSync'
  | 'showSaveDialogSync'
>

/** Electron's answer when a box is closed without choosing. */
function cancelled({ cancelId, buttons = [] }: Electron.MessageBoxOptions): number {
  const named = buttons.findIndex((button) => /^(cancel|no)$/i.test(button))
  return cancelId ?? Math.max(0, named)
}

const optionsOf = <T>(args: readonly unknown[]) => args.at(-1) as T

export const dialog: Provided = provided('dialog', {
  showOpenDialog: async (..._args: unknown[]) => ({ canceled: true, filePaths: [] }),
  showOpenDialogSync: () => undefined,
  showSaveDialog: async (..._args: unknown[]) => ({ canceled: true, filePath: '' }),
  showSaveDialogSync: () => '',
  showMessageBox: async (...args: unknown[]) => ({ response: cancelled(optionsOf(args)), checkboxChecked: false }),
  showMessageBoxSync: (...args: unknown[]) => cancelled(optionsOf(args)),
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
})
