import { useParams } from 'react-router-dom'
import { isNoteKind, NOTE_KINDS } from '../../../shared/domain/ledger/notes.ts'
import { LEDGER } from '../../../shared/domain/screens/addresses.ts'
import { PaperPreview } from '../../papers/paper-preview.tsx'

export default function LedgerNote() {
  const { kind = '', id = '' } = useParams()
  const of = isNoteKind(kind) ? kind : 'cndn'
  return <PaperPreview subject={{ kind: 'note', of, id }} name="note" note={NOTE_KINDS[of].words} back={LEDGER} />
}
