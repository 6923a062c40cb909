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
    title: 'Saved answers of the portal',
    what: 'Catalogue, order history, the store’s settings, documents that were opened: what is shown when there is no network. Asked for again when it is needed.',
  },
  drafts: {
    title: 'Unfinished imports, and carts as they were last seen',
    what: 'Rows of files that wait to be taken. The carts themselves are at the portal and stay.',
  },
  logs: {
    title: 'Log',
    what: 'What was asked and how it ended, for support. Without passwords, codes, tokens or names.',
  },
  email: { title: 'Remembered email', what: 'Who signed in last, so that it needn’t be typed again.' },
  orders: {
    title: 'Orders placed on this computer',
    what: 'Can’t be cleared: this is the proof that no order is sent twice, and what an unconfirmed order is asked about with.',
  },
  person: { title: 'Who is signed in', what: 'The store as the portal describes it. Signing out clears it.' },
  setAside: {
    title: 'Damaged files that were set aside',
    what: 'Can’t be cleared here: support may get orders out of them. Delete them in the folder when nobody needs them.',
  },
  practice: {
    title: 'The practice portal',
    what: 'Its orders and carts. Can’t be cleared while it runs: close StoreDesk and delete the folder “practice”.',
  },
  device: {
    title: 'Settings of this computer',
    what: 'These settings, the window’s place, the portal’s addresses. Change them here.',
  },
}

const QUESTIONS: Readonly<Partial<Record<Clearable, string>>> = {
  drafts: 'Discard the imports that wait, and forget the carts as they were last seen?',
}

/** Bytes as people say them: 1 MB is 1024 KB. */
function sizeOf(bytes: number): string {
  if (bytes === 0) return 'nothing'
  if (bytes < 1024) return counted.bytes(bytes)
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

export function Privacy() {
  const { data: things, error, refetch, isFetching } = useAsk('privacy.read', undefined)
  return (
    <Section
      title="Privacy"
      lead="What StoreDesk keeps on this computer. It keeps nothing anywhere else but at the portal."
    >
      {things === undefined && error === null && <LoadingState lines={9} label="Looking what is stored" />}
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
      title="Room for documents"
      help="Policies, lookbooks, music and films that were opened open again without network. Where there is no room left, those that weren’t used for longest go."
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
