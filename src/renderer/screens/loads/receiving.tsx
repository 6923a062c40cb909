/** A load is checked off when it arrives: its boxes, then its products, by scanner or by hand. */
import { Button, Menu, TextInput } from '@mantine/core'
import { IconArrowLeft, IconClipboardCopy, IconDownload, IconScan } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Receiving } from '../../../shared/bridge/receiving.ts'
import { typedId } from '../../../shared/domain/catalogue/scan.ts'
import { loadAddress } from '../../../shared/domain/people/addresses.ts'
import { asFinished, differencesInWords } from '../../../shared/domain/receiving/received.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { useScanner } from '../../app/use-scanner.ts'
import { PrintMenu } from '../../papers/print-menu.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'
import { toast } from '../../parts/toasts.tsx'
import { BoxesCheck } from './boxes-check.tsx'
import classes from './receiving.module.css'
import { type Keep, ReceivingModel } from './receiving-model.ts'
import { ReceivingTable } from './receiving-table.tsx'

const ICON = 15

const keepOf = (load: string): Keep => {
  const told = (thrown: unknown) => toast.failed(appErrorOf(thrown).message)
  return {
    count: ({ id, counted, damaged, isCounted }) => {
      ask('receiving.count', { load, id, counted, damaged, isCounted }).catch(told)
    },
    box: (box, isHere) => {
      ask('receiving.box', { load, box, isHere }).catch(told)
    },
  }
}

export default function LoadReceiving() {
  const { id = '' } = useParams()
  const lines = usePortal('loads.byId', { query: { loadId: id } }, { enabled: id !== '' })
  const kept = useQuery({
    queryKey: ['receiving', id],
    queryFn: () => ask('receiving.read', { load: id }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const error = kept.error ?? (lines.data === undefined ? lines.error : null)
  const answer = lines.data?.answer
  if (answer !== undefined && kept.data !== undefined) {
    return (
      <Checking key={`${id} ${kept.dataUpdatedAt}`} id={id} lines={answer} kept={kept.data} onAgain={kept.refetch} />
    )
  }
  return (
    <Page title={`Receiving of load ${id}`} actions={<Back id={id} />}>
      {error === null && <LoadingState lines={12} label={`Loading load ${id}`} />}
      {error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void lines.refetch()} busy={lines.isFetching} />
      )}
    </Page>
  )
}

interface CheckingProps {
  readonly id: string
  readonly lines: Answer<'loads.byId'>
  readonly kept: Receiving
  /** Reads anew what was counted. */
  readonly onAgain: () => unknown
}

function Checking({ id, lines, kept, onAgain }: CheckingProps) {
  const [model] = useState(() => new ReceivingModel(lines, kept, keepOf(id)))
  useScanner(model.scan)
  // What is being typed when the screen goes is counted, too.
  useEffect(() => () => model.typing.finishTyping(), [model])
  return (
    <Page
      title={`Receiving of load ${id}`}
      actions={
        <>
          <Back id={id} />
          <StartAgain id={id} onDone={onAgain} />
          <PrintMenu
            label="Sheet for a pen"
            papers={[{ name: 'Receiving sheet', subjects: [{ kind: 'receivingSheet', load: id }] }]}
          />
          <Taking id={id} model={model} />
        </>
      }
    >
      <div className={classes.screen}>
        <section className={classes.products} aria-label="Products">
          <Scan model={model} />
          <ReceivingTable model={model} />
        </section>
        <BoxesCheck load={id} model={model} />
      </div>
    </Page>
  )
}

const Back = ({ id }: { readonly id: string }) => (
  <Button
    component={Link}
    to={loadAddress(id)}
    variant="subtle"
    leftSection={<IconArrowLeft size={ICON} aria-hidden />}
  >
    Back to the load
  </Button>
)

/** Where an id is typed; a scanner works wherever the focus is. */
function Scan({ model }: { readonly model: ReceivingModel }) {
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState<string>()
  const take = () => {
    const id = typedId(typed)
    setWhy(id === undefined ? 'A product’s id has four to ten digits.' : undefined)
    if (id === undefined) return
    model.scan(id)
    setTyped('')
  }
  return (
    <div className={classes.scan}>
      <TextInput
        aria-label="Product id, by scanner or by hand"
        placeholder="Scan, or type a product’s id and Enter"
        leftSection={<IconScan size={ICON} aria-hidden />}
        w={320}
        value={typed}
        error={why}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && typed.trim() !== '' && take()}
      />
      <LastScanned model={model} />
    </div>
  )
}

function LastScanned({ model }: { readonly model: ReceivingModel }) {
  const row = useStore(model.store, ({ scanned }) => (scanned === undefined ? undefined : model.rowOf(scanned)))
  return (
    <span className={classes.last} role="status" aria-live="polite">
      {row !== undefined && (
        <span className={row.excess > 0 ? classes.excess : undefined}>
          {row.name} ({row.id}): {formatCount(row.counted)} of {formatCount(row.expected)}
        </span>
      )}
    </span>
  )
}

function StartAgain({ id, onDone }: { readonly id: string; readonly onDone: () => unknown }) {
  const [isAsked, setAsked] = useState(false)
  const forget = useMutation({
    mutationFn: () => ask('receiving.forget', { load: id }),
    onSuccess: async () => {
      setAsked(false)
      await onDone()
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        Start again
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title="Forget what was counted of this load?"
        yes="Forget it"
        danger
        risky
        busy={forget.isPending}
        onYes={() => forget.mutate()}
        onNo={() => setAsked(false)}
      >
        Its boxes and products are as nobody had counted them. This can’t be taken back.
      </ConfirmDialog>
    </>
  )
}

/** What was counted, taken away: as a file, or as text for an e-mail. */
function Taking({ id, model }: { readonly id: string; readonly model: ReceivingModel }) {
  const save = useMutation({
    mutationFn: (which: 'all' | 'differences') => ask('receiving.save', { load: id, which }),
    onSuccess: (written) => {
      if (written === undefined) return
      toast.done(`Saved as ${written.path}`)
      if (written.note !== undefined) toast.warn(written.note)
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  const copy = () => {
    model.typing.finishTyping()
    const words = differencesInWords(id, asFinished(model.store.getState().rows))
    if (copyText(words)) toast.done('The differences are copied')
  }
  return (
    <Menu position="bottom-end" width={300} withinPortal={false}>
      <Menu.Target>
        <Button leftSection={<IconDownload size={ICON} aria-hidden />} loading={save.isPending}>
          Take away
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>What isn’t counted counts as not come</Menu.Label>
        <Menu.Item leftSection={<IconDownload size={ICON} aria-hidden />} onClick={() => save.mutate('differences')}>
          Differences as a CSV file
        </Menu.Item>
        <Menu.Item leftSection={<IconClipboardCopy size={ICON} aria-hidden />} onClick={copy}>
          Differences as text for an e-mail
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={ICON} aria-hidden />} onClick={() => save.mutate('all')}>
          All products as a CSV file
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
