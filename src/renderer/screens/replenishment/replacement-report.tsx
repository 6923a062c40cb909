/** Which products were replaced by which. */
import { ListScreen } from '../../lists/list-screen.tsx'
import { OpenMyArs } from './open-my-ars.tsx'

export default function ReplacementReport() {
  return <ListScreen list="replacements" emptyActions={<OpenMyArs />} />
}
