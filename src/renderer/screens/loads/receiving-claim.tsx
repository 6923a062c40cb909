/**
 * Exports the counts as a file or as text for an e-mail. Before a claim is exported, it asks what to say about products that weren't
 * counted.
 */
import { Button, Group, Menu, Modal } from '@mantine/core'
import { IconChevronDown, IconClipboardCopy, IconDownload, IconTable } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import {
  claimInWords,
  claimOf,
  countedOnly,
  differencesInWords,
  finishedRows,
  notCounted,
  type ReceivedFile,
  receivedTotals,
  uncountedSentence,
  unknownScansSentence,
} from '../../../shared/domain/receiving/received.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { copyText } from '../../parts/copy-text.ts'
import { toast } from '../../parts/toasts.tsx'
import classes from './receiving.module.css'
import type { ReceivingModel } from './receiving-model.ts'

const ICON = 15

interface ClaimProps {
  readonly id: string
  readonly model: ReceivingModel
}

type Way = 'file' | 'text'

export function ExportMenu({ id, model }: ClaimProps) {
  const { begin, save, isBusy, question } = useClaim(id, model)
  return (
    <>
      <Menu position="bottom-end" width={260} withinPortal={false}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload size={ICON} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            loading={isBusy}
          >
            Export differences
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload size={ICON} aria-hidden />} onClick={() => begin('file')}>
            Save differences as CSV
          </Menu.Item>
          <Menu.Item leftSection={<IconClipboardCopy size={ICON} aria-hidden />} onClick={() => begin('text')}>
            Copy differences as text
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconTable size={ICON} aria-hidden />} onClick={() => save('all')}>
            Save all products as CSV
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {question}
    </>
  )
}

export function ClaimButton({ id, model }: ClaimProps) {
  const { begin, isBusy, question } = useClaim(id, model)
  const claim = claimInWords(claimOf(useStore(model.store, ({ rows }) => rows)))
  return (
    <>
      <Button
        size="md"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={isBusy}
        onClick={() => begin('file')}
      >
        {claim === '' ? 'Export claim' : `Export claim (${claim})`}
      </Button>
      {question}
    </>
  )
}

function useClaim(id: string, model: ReceivingModel) {
  const [way, setWay] = useState<Way>()
  const saving = useMutation({
    mutationFn: (which: ReceivedFile) => ask('receiving.save', { load: id, which }),
    onSuccess: (written, which) => {
      if (written === undefined) return
      toast.done(`Saved as ${written.path}`)
      warnOfUncounted(model, which)
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  const save = (which: ReceivedFile) => {
    model.typing.finishTyping()
    saving.mutate(which)
  }
  const copy = (which: ReceivedFile) => {
    const { rows } = model.store.getState()
    const words = differencesInWords(id, which === 'counted' ? countedOnly(rows) : finishedRows(rows))
    if (!copyText(words)) return
    toast.done('Differences copied')
    warnOfUncounted(model, which)
  }
  const take = (way: Way, which: ReceivedFile) => (way === 'file' ? save(which) : copy(which))
  /** If everything is counted, there is nothing to ask. */
  const begin = (way: Way) => {
    model.typing.finishTyping()
    if (openIn(model) + unknownScans(model) === 0) take(way, 'differences')
    else setWay(way)
  }
  const question = (
    <UncountedDialog
      opened={way !== undefined}
      open={openIn(model)}
      scans={unknownScans(model)}
      onChoose={(which) => {
        if (way !== undefined) take(way, which)
        setWay(undefined)
      }}
      onClose={() => setWay(undefined)}
    />
  )
  return { begin, save, isBusy: saving.isPending, question }
}

/** The number of scans of ids that aren't known as products. */
const unknownScans = (model: ReceivingModel): number =>
  model.store.getState().unknownProducts.reduce((all, { pieces }) => all + pieces, 0)

const openIn = (model: ReceivingModel): number => receivedTotals(model.store.getState().rows).open

function warnOfUncounted(model: ReceivingModel, which: ReceivedFile): void {
  const sentence = uncountedSentence(openIn(model), which)
  if (sentence !== undefined) toast.warn(sentence)
}

interface UncountedDialogProps {
  readonly opened: boolean
  /** Products that weren't counted, and scans of unknown ones. */
  readonly open: number
  readonly scans: number
  readonly onChoose: (which: ReceivedFile) => void
  readonly onClose: () => void
}

function UncountedDialog({ opened, open, scans, onChoose, onClose }: UncountedDialogProps) {
  const [counts, setCounts] = useState({ open, scans })
  // Keep the numbers while the dialog fades out.
  if (opened && (open !== counts.open || scans !== counts.scans)) setCounts({ open, scans })
  const [products, unknownText] = [notCounted(counts.open), unknownScansSentence(counts.scans)]
  return (
    <Modal opened={opened} onClose={onClose} title={products ?? unknownText} size="lg">
      {products !== undefined && unknownText !== undefined && <p className={classes.asked}>{unknownText}.</p>}
      {products === undefined ? messages.claimAskScans : messages.claimAsk}
      <Group justify="flex-end" gap="xs" mt="lg">
        {products !== undefined && (
          <Button variant="default" onClick={() => onChoose('differences')}>
            Export as short
          </Button>
        )}
        <Button variant="default" onClick={() => onChoose('counted')}>
          {products === undefined ? 'Export without them' : 'Export counted only'}
        </Button>
        <Button onClick={onClose} data-autofocus>
          Continue counting
        </Button>
      </Group>
    </Modal>
  )
}
