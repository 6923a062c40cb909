import { messages } from '../../../shared/messages.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { OpenMyArs } from './open-my-ars.tsx'
import classes from './replenishment.module.css'

export default function ReplacementReport() {
  return (
    <ListScreen
      list="replacements"
      above={<p className={classes.about}>{messages.arsReplacedIn}</p>}
      emptyActions={<OpenMyArs />}
    />
  )
}
