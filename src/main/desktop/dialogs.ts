import { join } from 'node:path'
import { app, dialog } from 'electron'
import type { Dialogs, FileKind } from '../files/dialogs.ts'

const filters = ({ name, extensions }: FileKind) => [{ name, extensions: [...extensions] }]

export const electronDialogs: Dialogs = {
  saveAs: async (suggested, kind) => {
    const defaultPath = join(app.getPath('documents'), suggested)
    const { canceled, filePath } = await dialog.showSaveDialog({ defaultPath, filters: filters(kind) })
    return canceled || filePath === '' ? undefined : filePath
  },
  open: async (title, kind) => {
    const { canceled, filePaths } = await dialog.showOpenDialog({
      title,
      filters: filters(kind),
      properties: ['openFile'],
    })
    return canceled ? undefined : filePaths[0]
  },
}
