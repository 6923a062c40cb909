/** Receiving for users whose eyes are on the boxes: the last scan in large text and colour, with a sound. */
import { Button, Modal, Switch } from '@mantine/core'
import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { useStore } from 'zustand'
import { differs, mrpInWords, type ReceivedRow, receivedTotals } from '../../../shared/domain/receiving/received.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import { useAsk } from '../../bridge/queries.ts'
import { setSetting, useSetting } from '../../bridge/settings.ts'
import { DEFAULT_SOUND } from '../../scans/scan-sound.ts'
import { ClaimButton } from './receiving-claim.tsx'
import { useLastScan } from './receiving-last.ts'
import classes from './receiving-mode.module.css'
import type { ReceivingModel } from './receiving-model.ts'
import { keepFocusOnPress, Questions } from './receiving-scan.tsx'

export interface ReceivingModeProps {
  readonly id: string
  readonly model: ReceivingModel
  readonly opened: boolean
  readonly onClose: () => void
}

export function ReceivingMode({ opened, onClose, ...props }: ReceivingModeProps) {
  return (
    <Modal.Root opened={opened} onClose={onClose} fullScreen lockScroll={false} transitionProps={{ duration: 0 }}>
      <Modal.Content data-takes-scans className={classes.over ?? ''} aria-label={`Receiving load ${props.id}`}>
        <Mode {...props} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  )
}

function Mode({ id, model, onClose }: Omit<ReceivingModeProps, 'opened'>) {
  return (
    <div className={classes.mode}>
      <Head id={id} model={model} onClose={onClose} />
      <BoxStrip model={model} />
      <div className={classes.middle}>
        <LastScan model={model} />
        <TooMany model={model} />
      </div>
      <Questions model={model} />
      <Foot id={id} model={model} />
    </div>
  )
}

function Head({ id, model, onClose }: Omit<ReceivingModeProps, 'opened'>) {
  const totals = receivedTotals(useStore(model.store, ({ rows }) => rows))
  const { isOn } = useSetting('scanSound', DEFAULT_SOUND)
  const last = useLastScan(model)
  return (
    <div className={classes.head}>
      <h2 className={classes.title} tabIndex={-1} data-autofocus>
        Receive load {id}
      </h2>
      <span className={classes.progress}>
        {formatCount(totals.counted - totals.excess)} of {counted.pieces(totals.expected)}
        {totals.excess > 0 && ` · ${formatCount(totals.excess)} excess`}
        {totals.open > 0 && ` · ${counted.products(totals.open)} left`}
      </span>
      <Switch
        label="Sounds"
        checked={isOn}
        onChange={({ currentTarget }) => setSetting('scanSound', { isOn: currentTarget.checked })}
      />
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        disabled={last?.canUndo !== true}
        onMouseDown={keepFocusOnPress}
        onClick={model.undoScan}
      >
        Undo last scan
      </Button>
      <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={onClose}>
        Close
      </Button>
    </div>
  )
}

/** The boxes of the load: a click ticks one, as a scan of its label does. */
function BoxStrip({ model }: { readonly model: ReceivingModel }) {
  const { boxes, allBoxes } = useStore(model.store)
  if (allBoxes === undefined || allBoxes.length === 0) return null
  const received = allBoxes.filter((box) => boxes.has(box)).length
  return (
    <section className={classes.boxes} aria-label="Boxes">
      <span className={classes.boxCount}>
        {formatCount(received)} of {counted.boxes(allBoxes.length)} received
      </span>
      <div className={classes.strip}>
        {allBoxes.map((box) => (
          <button
            key={box}
            type="button"
            className={classes.box}
            aria-pressed={boxes.has(box)}
            aria-label={`Box ${box}`}
            title={box}
            onClick={() => model.setBox(box, !boxes.has(box))}
          >
            {boxes.has(box) && '✓ '}
            {shortBox(box)}
          </button>
        ))}
      </div>
    </section>
  )
}

/** `B12` for `LD-260707-2-9-B12`. */
const shortBox = (box: string): string => /[^-]+$/.exec(box)?.[0] ?? box

function LastScan({ model }: { readonly model: ReceivingModel }) {
  const last = useLastScan(model)
  const { data: [known] = [] } = useAsk('products.about', { ids: last?.id === undefined ? [] : [last.id] })
  const kind = last === undefined || known?.id !== last.id ? '' : dotted(known?.size, known?.color)
  return (
    <section
      className={classes.last}
      data-tone={last?.tone ?? 'none'}
      aria-label="Last scan"
      data-turn={(last?.nth ?? 0) % 2}
    >
      <div role="status" aria-live="assertive">
        {last === undefined ? (
          <p className={classes.waiting}>Scan a product or a box</p>
        ) : (
          <>
            <p className={classes.result}>{last.head}</p>
            <p className={last.tone === 'bad' ? classes.reason : classes.name}>{last.what}</p>
            <p className={classes.about}>{dotted(last.about, kind)}</p>
          </>
        )}
      </div>
      {last !== undefined && last.tone !== 'good' && (
        <Button
          variant="default"
          className={classes.dismiss ?? ''}
          onMouseDown={keepFocusOnPress}
          onClick={model.dismiss}
        >
          Dismiss
        </Button>
      )}
    </section>
  )
}

function TooMany({ model }: { readonly model: ReceivingModel }) {
  const rows = useStore(model.store, (state) => state.rows)
  const excess = rows.filter((row) => row.excess > 0)
  if (excess.length === 0) return null
  return (
    <section className={classes.excess} aria-label="Excess">
      <h3 className={classes.small}>Excess</h3>
      <ul className={classes.list}>
        {excess.map((row) => (
          <li key={row.id}>
            <strong>{formatCount(row.excess)}</strong>
            <span>
              {row.name}
              <small>{aboutOf(row)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const aboutOf = (row: ReceivedRow): string =>
  dotted(
    String(row.id),
    row.mrp === undefined ? undefined : `MRP\u00a0${mrpInWords(row)}`,
    row.expected === 0 ? 'not in this load' : undefined,
  )

function Foot({ id, model }: Pick<ReceivingModeProps, 'id' | 'model'>) {
  const rows = useStore(model.store, (state) => state.rows)
  const { open } = receivedTotals(rows)
  const differing = rows.filter(differs).length
  return (
    <div className={classes.foot}>
      <span>
        {differing === 0 ? 'No differences so far' : `${counted.products(differing)} with differences`}
        {open > 0 && `, ${counted.products(open)} not counted`}
      </span>
      <ClaimButton id={id} model={model} />
    </div>
  )
}
