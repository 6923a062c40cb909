import { Anchor, Button } from '@mantine/core'
import { IconArrowLeft, IconUserShield } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { refuseToAct, storeNamed } from '../../../../shared/domain/people/acting.ts'
import type { Store } from '../../../../shared/domain/people/store.ts'
import { kindOf } from '../../../../shared/domain/people/user-kind.ts'
import { SCREENS } from '../../../../shared/domain/screens.ts'
import { say } from '../../../../shared/messages.ts'
import { appErrorOf } from '../../../bridge/bridge.ts'
import { usePortal } from '../../../bridge/queries.ts'
import { useCommand } from '../../../navigation/commands.ts'
import { focusHeading } from '../../../navigation/focus-heading.ts'
import { ErrorState } from '../../../parts/error-state.tsx'
import { ListNotices } from '../../../parts/list-notices.tsx'
import { LoadingState } from '../../../parts/loading-state.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { PageHeader } from '../../../parts/page-header.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { actFor, stopActing } from '../../../session/acting.ts'
import { useActingFor, useStore } from '../../../session/app-state.ts'
import { Blocking } from './blocking.tsx'
import classes from './user-details.module.css'
import { UserFacts } from './user-facts.tsx'

export function UserDetails({ id }: { readonly id: number }) {
  const { data: read, error, refetch, isFetching } = usePortal('session.userDetails', { params: { id } })
  const failed = error === null ? undefined : appErrorOf(error)
  const retry = () => void refetch()
  useCommand('refresh', retry)
  const user = read?.answer
  const isThere = user !== undefined
  // Starting or ending to act reloads everything, and the pressed button is gone meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it comes or goes
  useEffect(focusHeading, [isThere])
  return (
    <div className={classes.page}>
      <BackToUsers />
      <PageHeader
        title={user === undefined ? `User ${id}` : storeNamed(user)}
        note={user !== undefined && <KindOf user={user} />}
        actions={user !== undefined && <ActingButton user={user} />}
      />
      <ListNotices read={read} error={failed} onRetry={retry} busy={isFetching} />
      {user === undefined && failed === undefined && <LoadingState lines={10} label={`Loading user ${id}`} />}
      {user === undefined && failed !== undefined && <ErrorState error={failed} onRetry={retry} busy={isFetching} />}
      {user !== undefined && (
        <>
          {user.isFranchisee && <Notice>{say('actingLimits')}</Notice>}
          <div className={classes.cards}>
            <UserFacts user={user} />
            <Blocking id={id} />
          </div>
        </>
      )}
    </div>
  )
}

/** Leads back to the list in its former state. */
function BackToUsers() {
  const { state } = useLocation()
  const before: unknown = state?.listSearch
  return (
    <Anchor component={Link} to={`${SCREENS.admin.path}${typeof before === 'string' ? before : ''}`} size="sm">
      <IconArrowLeft size={14} aria-hidden /> All users
    </Anchor>
  )
}

function KindOf({ user }: { readonly user: Store }) {
  const kind = kindOf({ ...user, signage: user.fcf.signage })
  return kind === undefined ? null : <StatusBadge tone="calm">{kind}</StatusBadge>
}

/** The button to act for a user, or the reason why that isn't possible. */
function ActingButton({ user }: { readonly user: Store }) {
  const person = useStore()
  const actingFor = useActingFor()
  if (person === undefined) return null
  const refusal = refuseToAct(person, user)
  if (refusal !== undefined) return <span className={classes.quiet}>{say(refusal)}</span>
  if (actingFor?.id === user.id) return <Button onClick={() => void stopActing()}>End acting</Button>
  return (
    <Button leftSection={<IconUserShield size={15} aria-hidden />} onClick={() => void actFor(user.id)}>
      Act for this store
    </Button>
  )
}
