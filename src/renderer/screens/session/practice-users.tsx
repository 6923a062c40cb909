/** The people that the practice portal knows, to try StoreDesk as. */
import { UnstyledButton } from '@mantine/core'
import type { PracticeUser } from '../../../shared/bridge/app.ts'
import type { Credentials } from './credentials.ts'
import classes from './sign-in.module.css'

export interface PracticeUsersProps {
  readonly users: readonly PracticeUser[]
  readonly chosen: string
  readonly onChoose: (credentials: Credentials) => void
}

export function PracticeUsers({ users, chosen, onChoose }: PracticeUsersProps) {
  return (
    <section className={classes.users} aria-labelledby="practice-users">
      <h2 className={classes.usersHeading} id="practice-users">
        Practice users
      </h2>
      <ul className={classes.list}>
        {users.map(({ email, password, who }) => (
          <li key={email}>
            <UnstyledButton
              className={classes.user}
              aria-pressed={email === chosen}
              onClick={() => onChoose({ email, password })}
            >
              <span className={classes.who}>{who}</span>
              <span className={classes.email}>{email}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
