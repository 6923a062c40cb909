/** File dialogs that replace the system's: they answer as cancelled until a test sets an answer. */
import type { Dialogs } from '../../src/main/files/dialogs.ts'
import type { FileDialogs } from '../support/pages/dialogs.ts'

export class Answers implements FileDialogs {
  #opens: string | undefined
  #savesAs: string | undefined
  #opened: string | undefined

  readonly dialogs: Dialogs = {
    open: async () => {
      this.#opened = this.#opens
      return this.#opens
    },
    saveAs: async () => this.#savesAs,
  }

  async opens(path: string): Promise<void> {
    this.#opens = path
  }

  async savesAs(path: string): Promise<void> {
    this.#savesAs = path
  }

  async opened(): Promise<unknown> {
    return this.#opened
  }
}
