/**
 * `electron.dialog`: in interactive mode the user is asked in the browser; otherwise every question is cancelled. Tests supply answers as
 * on real Electron, by assignment: `dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [...] })`.
 */
import { host } from '../host.ts'
import { askPerson, chooseFiles, chooseTarget } from '../interactive/person.ts'
import { provided } from './provided.ts'

/** A question with or without its parent window; the windows here are the host's own. */
interface Question<Options, Answer> {
  (window: object, options: Options): Answer
  (options: Options): Answer
}

interface Provided extends Pick<Electron.Dialog, 'showErrorBox'> {
  readonly showOpenDialog: Question<Electron.OpenDialogOptions, Promise<Electron.OpenDialogReturnValue>>
  readonly showOpenDialogSync: Question<Electron.OpenDialogSyncOptions, string[] | undefined>
  readonly showSaveDialog: Question<Electron.SaveDialogOptions, Promise<Electron.SaveDialogReturnValue>>
  readonly showSaveDialogSync: Question<Electron.SaveDialogSyncOptions, string>
  readonly showMessageBox: Question<Electron.MessageBoxOptions, Promise<Electron.MessageBoxReturnValue>>
  readonly showMessageBoxSync: Question<Electron.MessageBoxSyncOptions, number>
}

/** Electron's answer when a box is closed without choosing. */
function cancelled({ cancelId, buttons = [] }: Electron.MessageBoxOptions): number {
  const named = buttons.findIndex((button) => /^(cancel|no)$/i.test(button))
  return cancelId ?? Math.max(0, named)
}

const personIsThere = () => host.showing === 'interactive'

const optionsOf = <T>(args: readonly unknown[]) => args.at(-1) as T

export const dialog: Provided = provided('dialog', {
  showOpenDialog: async (...args: unknown[]) => {
    const filePaths = personIsThere() ? await chooseFiles(optionsOf(args)) : []
    return { canceled: filePaths.length === 0, filePaths }
  },
  showOpenDialogSync: () => undefined,
  showSaveDialog: async (...args: unknown[]) =>
    personIsThere() ? { canceled: false, filePath: chooseTarget(optionsOf(args)) } : { canceled: true, filePath: '' },
  showSaveDialogSync: () => '',
  showMessageBox: async (...args: unknown[]) => {
    const options = optionsOf<Electron.MessageBoxOptions>(args)
    const closed = cancelled(options)
    return { response: personIsThere() ? await askPerson(options, closed) : closed, checkboxChecked: false }
  },
  showMessageBoxSync: (...args: unknown[]) => cancelled(optionsOf(args)),
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
})
