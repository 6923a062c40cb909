/** The third-party software in StoreDesk with its licences: opened from About. */
import { TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconListSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Notice } from '../../../shared/bridge/notices.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { useAsk } from '../../bridge/queries.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import textClasses from '../../parts/text.module.css'
import classes from './third-party.module.css'

const includes = (text: string, typed: string): boolean => text.toLowerCase().includes(typed.trim().toLowerCase())

/** It replaces About in the same dialog, which has handed the focus on by then. */
const focusFirst = (field: HTMLInputElement | null) => field?.focus()

function ThirdParty() {
  const [typed, setTyped] = useState('')
  return (
    <div className={classes.thirdParty}>
      <TextInput
        label="Search packages and licences"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        ref={focusFirst}
      />
      <Found typed={typed} />
    </div>
  )
}

function Found({ typed }: { readonly typed: string }) {
  const { data: notices, error, refetch, isFetching } = useAsk('notices.list', undefined)
  if (error !== null) return <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  if (notices === undefined || notices === null) return <LoadingState lines={6} label="Loading the notices" />
  const matching = notices.filter(({ name, licence }) => includes(name, typed) || includes(licence, typed))
  const all = notices.length
  return (
    <>
      <p role="status" className={textClasses.quiet}>
        {typed.trim() === '' ? counted.packages(all) : `${formatCount(matching.length)} of ${counted.packages(all)}`}
      </p>
      {matching.length === 0 ? (
        <EmptyState icon={IconListSearch} title={messages.licencesNone} />
      ) : (
        <ul className={classes.list}>
          {matching.map((notice) => (
            <li key={`${notice.name} ${notice.version} ${notice.text.length}`}>
              <Entry notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A licence text is rendered only when it is opened: together they have half a million characters. */
function Entry({ notice: { name, version, licence, text } }: { readonly notice: Notice }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.entry} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={classes.name}>{name}</span>
        <span className={classes.version}>{version}</span>
        <span className={classes.licence}>{licence}</span>
      </summary>
      {isOpen && <div className={classes.text}>{text}</div>}
    </details>
  )
}

export const openThirdParty = (): void =>
  void modals.open({ modalId: 'thirdParty', title: 'Third-party notices', size: '52rem', children: <ThirdParty /> })
