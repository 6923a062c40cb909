import { ListScreen } from '../../lists/list-screen.tsx'
import { OpenMyArs } from './open-my-ars.tsx'

export default function ArsReport() {
  return <ListScreen list="arsReport" emptyActions={<OpenMyArs />} />
}
