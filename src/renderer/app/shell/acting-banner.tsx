/** A banner on every screen that names the store a user acts for, with a button that ends it. */
import { UnstyledButton } from '@mantine/core'
import { IconUserShield } from '@tabler/icons-react'
import { storeNamed } from '../../../shared/domain/people/acting.ts'
import { focusHeading } from '../../navigation/focus-heading.ts'
import { stopActing } from '../../session/acting.ts'
import { useActingFor } from '../../session/app-state.ts'
import classes from './acting-banner.module.css'

export function ActingBanner() {
  const store = useActingFor()
  if (store === undefined) return null
  return (
    <div className={classes.acting} role="status">
      <IconUserShield size={16} aria-hidden />
      <span>
        You are acting for <strong>{storeNamed(store)}</strong>
      </span>
      <UnstyledButton className={classes.end} onClick={() => void stopActing().then(focusHeading)}>
        End acting
      </UnstyledButton>
    </div>
  )
}
