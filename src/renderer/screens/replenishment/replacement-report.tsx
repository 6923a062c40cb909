/** Which products were replaced by which. */
import { ListScreen } from '../../lists/list-screen.tsx'

export default function ReplacementReport() {
  return <ListScreen list="replacements" />
}
