import { messages } from '../../../shared/messages.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import text from '../../parts/text.module.css'
import { OpenMyArs } from './open-my-ars.tsx'

export default function ReplacementReport() {
  return (
    <ListScreen
      list="replacements"
      above={<p className={text.quiet}>{messages.arsReplacedIn}</p>}
      emptyActions={<OpenMyArs />}
    />
  )
}
