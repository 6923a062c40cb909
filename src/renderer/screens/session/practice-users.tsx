import { TextInput, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { PracticeUser } from '../../../shared/bridge/app.ts'
import text from '../../parts/text.module.css'
import type { Credentials } from './credentials.ts'
import classes from './sign-in.module.css'

export interface PracticeUsersProps {
  readonly users: readonly PracticeUser[]
  readonly chosen: string
  readonly onChoose: (credentials: Credentials) => void
}

export function PracticeUsers({ users, chosen, onChoose }: PracticeUsersProps) {
  const [search, setSearch] = useState('')
  const needle = search.trim().toLowerCase()
  const matching = users.filter(({ who, email }) => `${who} ${email}`.toLowerCase().includes(needle))
  return (
    <section className={classes.users} aria-labelledby="practice-users">
      <h2 className={classes.usersHeading} id="practice-users">
        Practice users
      </h2>
      <TextInput
        aria-label="Search practice users"
        placeholder={`Search ${users.length} users: pharmacy, staff, no ARS…`}
        mb="xs"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {matching.length === 0 && <p className={text.quiet}>No such user.</p>}
      <ul className={classes.list}>
        {matching.map(({ email, password, who }) => (
          <li key={email}>
            <UnstyledButton
              className={classes.user}
              aria-pressed={email === chosen}
              onClick={() => onChoose({ email, password })}
            >
              <span className={classes.who}>{who}</span>
              <span className={text.small}>{email}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
