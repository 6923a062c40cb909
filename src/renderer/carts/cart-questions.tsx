/** The confirmations before lines are deleted or an import is replaced. */
import { unfinishedSentence } from '../../shared/domain/carts/import-view.ts'
import { messages } from '../../shared/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import type { ImportFlow } from './import/use-import.ts'
import type { CartCommands } from './use-cart-commands.ts'

export interface CartQuestionsProps {
  readonly commands: CartCommands
  readonly imports: ImportFlow
}

export function CartQuestions({ commands, imports }: CartQuestionsProps) {
  return (
    <>
      <ConfirmDialog
        opened={commands.question !== undefined}
        title={commands.question === 'clear' ? messages.deleteCart : messages.deleteProduct}
        yes={commands.question === 'clear' ? 'Delete cart' : 'Delete'}
        danger
        risky={commands.question === 'clear'}
        busy={commands.busy}
        onYes={commands.yes}
        onNo={commands.no}
      >
        {commands.asked}
      </ConfirmDialog>
      <ConfirmDialog
        opened={imports.replacing !== undefined}
        title={messages.importReplaceSure}
        yes="Replace import"
        danger
        onYes={() => imports.replacing?.yes()}
        onNo={() => imports.replacing?.no()}
      >
        {imports.waiting !== undefined && unfinishedSentence(imports.waiting)}
      </ConfirmDialog>
    </>
  )
}
