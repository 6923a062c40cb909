import { ListScreen } from '../../lists/list-screen.tsx'

export default function LoadHistory() {
  return <ListScreen list="loads" />
}
