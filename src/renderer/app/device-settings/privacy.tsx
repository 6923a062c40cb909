/** What is stored on this computer, how large it is and since when, and the way to clear it. */

import { Button, Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredThing } from '../../../shared/bridge/privacy.ts'
import { DOCUMENT_ROOMS } from '../../../shared/device-settings.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { type Clearable, isClearable, type StoredKind } from '../../../shared/domain/values/stored-kinds.ts'
import { messages } from '../../../shared/messages.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { toast } from '../../parts/toasts.tsx'
import { useApp } from '../app-state.ts'
import { appErrorOf, ask } from '../bridge.ts'
import { setDevice, useDevice } from '../device.ts'
import { useAsk } from '../queries.ts'
import classes from './device-settings.module.css'
import { Section } from './section.tsx'
import { Setting } from './setting.tsx'

interface Words {
  readonly title: string
  readonly what: string
}

/** What each is, and of what can't be cleared, why. */
const WORDS: Readonly<Record<StoredKind, Words>> = {
  answers: {
    title: 'Offline copies of portal data',
    what: 'Catalogue, order history, store settings and opened documents, shown when you are offline. Downloaded again when needed.',
  },
  drafts: {
    title: 'Unfinished imports and saved carts',
    what: 'Imported rows that aren’t in a cart yet. The carts on the portal aren’t affected.',
  },
  logs: {
    title: 'Log',
    what: 'A record of calls and errors, for support. No passwords, codes, tokens or names.',
  },
  email: { title: 'Remembered email', what: 'The email of the last sign-in.' },
  orders: {
    title: 'Orders placed on this computer',
    what: 'Can’t be cleared: StoreDesk needs them to check unconfirmed orders and never place one twice.',
  },
  person: { title: 'Signed-in store', what: 'The store’s profile. Signing out clears it.' },
  setAside: {
    title: 'Damaged files',
    what: 'Can’t be cleared here: support may recover orders from them. Delete them in the folder when they are no longer needed.',
  },
  practice: {
    title: 'The practice portal',
    what: 'Its orders and carts. Can’t be cleared while in use: close StoreDesk and delete the folder “practice”.',
  },
  device: {
    title: 'Settings',
    what: 'These settings, the window position and the portal addresses.',
  },
}

const QUESTIONS: Readonly<Partial<Record<Clearable, string>>> = {
  drafts: 'Discard unfinished imports and saved carts?',
}

/** Bytes as people say them: 1 MB is 1024 KB. */
function sizeOf(bytes: number): string {
  if (bytes === 0) return 'None saved'
  if (bytes < 1024) return counted.bytes(bytes)
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

export function Privacy() {
  const { data: things, error, refetch, isFetching } = useAsk('privacy.read', undefined)
  return (
    <Section title="Privacy" lead="Data that StoreDesk saves on this computer. Everything else is on the portal.">
      {things === undefined && error === null && <LoadingState lines={9} label="Checking saved data" />}
      {error !== null && <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
      <DocumentRoom />
      <ul className={classes.things}>
        {things?.map((thing) => (
          <Thing key={thing.kind} thing={thing} />
        ))}
      </ul>
    </Section>
  )
}

/** Room for policies, lookbooks, music and films that were opened: without network they open from here. */
function DocumentRoom() {
  const room = useDevice((settings) => settings.documents)
  return (
    <Setting
      title="Storage for documents"
      help="Opened policies, lookbooks, music and videos also open offline. When the space is full, the least recently used are removed."
    >
      {({ labelledBy, describedBy }) => (
        <Select
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          data={DOCUMENT_ROOMS.map((most) => ({
            value: String(most),
            label: most < 1000 ? `${most} MB` : `${most / 1000} GB`,
          }))}
          value={String(room)}
          allowDeselect={false}
          onChange={(value) => {
            const chosen = DOCUMENT_ROOMS.find((most) => String(most) === value)
            if (chosen !== undefined) setDevice({ documents: chosen })
          }}
        />
      )}
    </Setting>
  )
}

function Thing({ thing: { kind, bytes, since, canClear } }: { readonly thing: StoredThing }) {
  const { title, what } = WORDS[kind]
  const isSignedIn = useApp(({ session }) => session.phase === 'signedIn')
  const waits = kind === 'drafts' && !isSignedIn && bytes > 0
  return (
    <li className={classes.thing}>
      <div>
        <p className={classes.name}>{title}</p>
        <p className={classes.help}>
          {what} {waits && messages.signInToClear}
        </p>
        <p className={classes.size}>
          {sizeOf(bytes)}
          {since !== undefined && (
            <>
              {' · since '}
              <DateText at={since} />
            </>
          )}
        </p>
      </div>
      {isClearable(kind) && <ClearButton kind={kind} title={title} enabled={canClear} />}
    </li>
  )
}

interface ClearButtonProps {
  readonly kind: Clearable
  readonly title: string
  readonly enabled: boolean
}

function ClearButton({ kind, title, enabled }: ClearButtonProps) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const question = QUESTIONS[kind]
  const clear = useMutation({
    mutationFn: () => ask('privacy.clear', { kind }),
    onSuccess: (things) => {
      client.setQueryData(['privacy.read', undefined], things)
      toast.done(`${title}: cleared.`)
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button
        variant="default"
        aria-label={`Clear: ${title}`}
        disabled={!enabled}
        loading={clear.isPending}
        onClick={() => (question === undefined ? clear.mutate() : setAsking(true))}
      >
        {question === undefined ? 'Clear' : 'Clear…'}
      </Button>
      {question !== undefined && (
        <ConfirmDialog
          opened={asking}
          title={question}
          yes="Clear"
          danger
          busy={clear.isPending}
          onYes={() => clear.mutate()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
