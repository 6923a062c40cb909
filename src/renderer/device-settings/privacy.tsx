import { Button, Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredThing } from '../../shared/bridge/privacy.ts'
import { DOCUMENT_ROOMS } from '../../shared/device-settings.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { type Clearable, isClearable, type StoredKind } from '../../shared/domain/values/stored-kinds.ts'
import { messages } from '../../shared/messages.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { useAsk } from '../bridge/queries.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { DateText } from '../parts/date-text.tsx'
import { ErrorState } from '../parts/error-state.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import stack from '../parts/stack.module.css'
import text from '../parts/text.module.css'
import { toast } from '../parts/toasts.tsx'
import { useApp } from '../session/app-state.ts'
import { setDevice, useDevice } from '../theme/device.ts'
import classes from './device-settings.module.css'
import { Section } from './section.tsx'
import { Setting } from './setting.tsx'

interface Words {
  readonly title: string
  readonly what: string
}

/** The title and description of each kind of data, with the reason for those that can't be cleared. */
const WORDS: Readonly<Record<StoredKind, Words>> = {
  answers: {
    title: 'Offline copies of portal data',
    what: messages.keptCacheHelp,
  },
  drafts: {
    title: 'Unfinished imports and saved carts',
    what: messages.keptDraftsHelp,
  },
  logs: {
    title: 'Log',
    what: messages.keptLogHelp,
  },
  email: { title: 'Remembered email', what: messages.keptEmailHelp },
  orders: {
    title: 'Orders placed on this computer',
    what: messages.keptOrdersHelp,
  },
  person: { title: 'Signed-in store', what: messages.keptProfileHelp },
  setAside: {
    title: 'Damaged files',
    what: messages.keptDamagedHelp,
  },
  practice: {
    title: 'The practice portal',
    what: messages.keptPracticeHelp,
  },
  device: {
    title: 'Settings',
    what: messages.keptDeviceHelp,
  },
}

const QUESTIONS: Readonly<Partial<Record<Clearable, string>>> = {
  drafts: messages.draftsSure,
}

/** Formats a size in bytes; 1 MB is 1024 KB. */
function sizeOf(bytes: number): string {
  if (bytes === 0) return 'None saved'
  if (bytes < 1024) return counted.bytes(bytes)
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

export function Privacy() {
  const { data: things, error, refetch, isFetching } = useAsk('privacy.read', undefined)
  const hasPractice = useApp(({ about }) => about?.hasPractice !== false)
  // A build without the practice portal may find what one before it has left.
  const isShown = ({ kind, bytes }: StoredThing): boolean => kind !== 'practice' || hasPractice || bytes > 0
  return (
    <Section title="Privacy" lead={messages.privacyAbout}>
      {things === undefined && error === null && <LoadingState lines={9} label="Checking saved data" />}
      {error !== null && <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
      <DocumentRoom />
      <ul className={stack.bare}>
        {things?.filter(isShown).map((thing) => (
          <Thing key={thing.kind} thing={thing} />
        ))}
      </ul>
    </Section>
  )
}

/** The disk space for policies, lookbooks, music and films that were opened; without network they open from there. */
function DocumentRoom() {
  const room = useDevice((settings) => settings.documents)
  return (
    <Setting title="Storage for documents" help={messages.documentsHelp}>
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
        <p className={text.strong}>{title}</p>
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
