import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconMaximize } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Receiving } from '../../../shared/bridge/receiving.ts'
import { unexpectedIds } from '../../../shared/domain/receiving/received.ts'
import { displayCode } from '../../../shared/domain/scanning/scanned-code.ts'
import { loadAddress } from '../../../shared/domain/screens/addresses.ts'
import { say } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { useAsk, usePortal } from '../../bridge/queries.ts'
import { PrintMenu } from '../../papers/print-menu.tsx'
import { BackLink } from '../../parts/back-link.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'
import { toast } from '../../parts/toasts.tsx'
import { scanSound } from '../../scans/scan-sound.ts'
import { isCovered, useScanner, warn } from '../../scans/use-scanner.ts'
import { BoxesCheck } from './boxes-check.tsx'
import classes from './receiving.module.css'
import { ExportMenu } from './receiving-claim.tsx'
import { ReceivingMode } from './receiving-mode.tsx'
import { ReceivingModel } from './receiving-model.ts'
import type { Keep } from './receiving-state.ts'
import { ReceivingTable } from './receiving-table.tsx'
import { RestartCounting } from './restart-counting.tsx'

const ICON = 15

const keepOf = (load: string): Keep => {
  const why = (thrown: unknown) => appErrorOf(thrown).message
  const notify = (thrown: unknown) => toast.failed(why(thrown))
  return {
    count: ({ id, counted, damaged, isCounted }) => {
      ask('receiving.count', { load, id, counted, damaged, isCounted }).catch(notify)
    },
    box: (box, isHere) => {
      ask('receiving.box', { load, box, isHere }).catch(notify)
    },
    setUnknown: (id, pieces) => {
      ask('receiving.asked', { load, id, pieces }).catch(notify)
    },
    about: async (id) => (await ask('products.about', { ids: [id] }))[0],
    hear: scanSound,
    why,
  }
}

export default function LoadReceiving() {
  const { id = '' } = useParams()
  const lines = usePortal('loads.byId', { query: { loadId: id } }, { enabled: id !== '' })
  const stored = useQuery({
    queryKey: ['receiving', id],
    queryFn: () => ask('receiving.read', { load: id }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const error = stored.error ?? (lines.data === undefined ? lines.error : null)
  const answer = lines.data?.answer
  if (answer !== undefined && stored.data !== undefined) {
    return (
      <Checking
        key={`${id} ${stored.dataUpdatedAt}`}
        id={id}
        lines={answer}
        stored={stored.data}
        onAgain={stored.refetch}
      />
    )
  }
  return (
    <Page title={titleOf(id)} actions={<Back id={id} />}>
      <NotYet />
      {error === null && <LoadingState lines={12} label={`Loading load ${id}`} />}
      {error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void lines.refetch()} busy={lines.isFetching} />
      )}
    </Page>
  )
}

/** Shown before the load is there, when nothing can be counted. */
function NotYet() {
  useScanner(({ text }) => warn(say('scanLoading', { code: displayCode(text) })))
  return null
}

const titleOf = (id: string): string => `Receive load ${id}`

interface CheckingProps {
  readonly id: string
  readonly lines: Answer<'loads.byId'>
  readonly stored: Receiving
  /** Reads the stored counts again. */
  readonly onAgain: () => unknown
}

function Checking(props: CheckingProps) {
  const { id, onAgain } = props
  const { model, boxes } = useReceiving(props)
  const [isLarge, setLarge] = useState(false)
  return (
    <Page
      title={titleOf(id)}
      note="Saved as you count"
      actions={
        <>
          <Back id={id} />
          <RestartCounting id={id} onDone={onAgain} />
          <PrintMenu
            label="Print count sheet"
            papers={[{ name: 'Count sheet', subjects: [{ kind: 'receivingSheet', load: id }] }]}
          />
          <ExportMenu id={id} model={model} />
          <Button leftSection={<IconMaximize size={ICON} aria-hidden />} onClick={() => setLarge(true)}>
            Scan in full screen
          </Button>
        </>
      }
    >
      <div className={classes.screen}>
        <section className={classes.products} aria-label="Products">
          <ReceivingTable model={model} isLarge={isLarge} />
        </section>
        <BoxesCheck boxes={boxes} model={model} />
      </div>
      <ReceivingMode id={id} model={model} opened={isLarge} onClose={() => setLarge(false)} />
    </Page>
  )
}

/** The counts, with the load's boxes and the names of products that aren't in it. */
function useReceiving({ id, lines, stored }: CheckingProps) {
  const [model] = useState(() => new ReceivingModel(id, lines, stored, keepOf(id)))
  const boxes = usePortal('loads.boxes', { query: { loadId: id } })
  const others = useAsk('products.about', { ids: unexpectedIds(lines, stored.products).slice(0, MOST_NAMED) })
  useScanner(model.scan)
  useHotkeys([
    ['mod+Z', () => isCovered() || model.undoRedo('undo')],
    ['mod+Y', () => isCovered() || model.undoRedo('redo')],
    ['mod+shift+Z', () => isCovered() || model.undoRedo('redo')],
  ])
  useEffect(() => {
    if (boxes.data !== undefined) model.setBoxes(boxes.data.answer.map(({ bagNumber }) => bagNumber))
  }, [boxes.data, model])
  useEffect(() => {
    if (others.data !== undefined) model.learn(others.data)
  }, [others.data, model])
  useEffect(() => model.goOn(), [model])
  // A number being typed when the screen is left is counted, too.
  useEffect(() => () => model.typing.finishTyping(), [model])
  return { model, boxes }
}

/** Most names read in one request. */
const MOST_NAMED = 500

const Back = ({ id }: { readonly id: string }) => <BackLink to={loadAddress(id)}>Back to load</BackLink>
