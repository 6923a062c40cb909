import { Button, Checkbox, Group, Modal, Table, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { TallyPreview } from '../../../shared/bridge/ledger.ts'
import { netOf } from '../../../shared/domain/ledger/statement.ts'
import type { LeftOut } from '../../../shared/domain/ledger/tally.ts'
import { TALLY_USES } from '../../../shared/domain/ledger/tally-kinds.ts'
import {
  defaultTallyName,
  LONGEST_TALLY_NAME,
  type TallyKey,
  type TallyNames,
  tallyKeyWords,
  tallyName,
} from '../../../shared/domain/ledger/tally-names.ts'
import type { AccountId } from '../../../shared/domain/payments/payment.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatRupees, type Paise, paise, sum } from '../../../shared/domain/values/money.ts'
import { type MessageKey, messages, say } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { keepSetting, settingNow, showSetting, useSetting } from '../../bridge/settings.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import stack from '../../parts/stack.module.css'
import { toast } from '../../parts/toasts.tsx'
import classes from './ledger.module.css'

export interface TallyDialogProps {
  readonly account: AccountId
  readonly from: string
  readonly to: string
  /** Keys of the selected entries. */
  readonly entries: readonly string[]
  readonly onClose: () => void
}

const NONE_NAMED = {}

export function TallyDialog({ onClose, ...query }: TallyDialogProps) {
  const { account } = query
  const stored = useSetting('tallyNames', NONE_NAMED)
  const names: TallyNames = stored[`${account}`] ?? {}
  const [gross, setGross] = useState(false)
  const deciding = decidingNames(names, account)
  const preview = useQuery({
    queryKey: ['ledger.previewTally', query, gross, deciding],
    queryFn: () => ask('ledger.previewTally', { ...query, entries: [...query.entries], names: deciding, gross }),
    placeholderData: (previous) => previous,
    gcTime: 0,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask('ledger.saveTally', { ...query, entries: [...query.entries], names, gross }),
    onSuccess: (written) => {
      if (written === undefined) return
      toast.done(`Saved as ${written.path}`)
      onClose()
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  const named = (key: TallyKey, name: string | undefined) => {
    const all = settingNow('tallyNames', NONE_NAMED)
    const { [key]: _, ...others } = (all as Readonly<Record<string, TallyNames>>)[`${account}`] ?? {}
    const next = { ...all, [`${account}`]: name === undefined ? others : { ...others, [key]: name } }
    showSetting('tallyNames', next)
    keepSetting('tallyNames', next)
  }
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} size={860} title="Tally vouchers">
      {preview.data === undefined && preview.error === null && <LoadingState lines={6} label={messages.tallyReading} />}
      {preview.error !== null && (
        <ErrorState
          error={appErrorOf(preview.error)}
          onRetry={() => void preview.refetch()}
          busy={preview.isFetching}
        />
      )}
      {preview.data !== undefined && (
        <Preview
          preview={preview.data}
          account={account}
          names={names}
          gross={gross}
          onGross={setGross}
          onNamed={named}
        />
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={preview.data === undefined || preview.isFetching || vouchersOf(preview.data) === 0}
          loading={isPending}
          onClick={() => mutate()}
        >
          Save XML file
        </Button>
      </Group>
    </Modal>
  )
}

/** The names that decide if a voucher can be built. Renaming doesn't change the preview, so it isn't read again. */
const decidingNames = (names: TallyNames, account: AccountId): TallyNames =>
  Object.fromEntries(
    Object.entries(names).filter(([key, name]) => name === '' || defaultTallyName(key as TallyKey, account) === ''),
  )

const vouchersOf = ({ uses }: TallyPreview): number => uses.reduce((all, { count }) => all + count, 0)

const WORDS = {
  nothing: 'tallyNothing',
  unknown: 'tallyUnknown',
  incomplete: 'tallyIncomplete',
  untaxed: 'tallyLeftOut',
  unnamed: 'tallyUnnamed',
} as const satisfies Readonly<Record<LeftOut, MessageKey>>

interface PreviewProps {
  readonly preview: TallyPreview
  readonly account: AccountId
  readonly names: TallyNames
  readonly gross: boolean
  readonly onGross: (gross: boolean) => void
  readonly onNamed: (key: TallyKey, name: string | undefined) => void
}

function Preview({ preview, account, names, gross, onGross, onNamed }: PreviewProps) {
  const { uses, gaps, missing } = preview
  // Entries without their tax have a notice of their own.
  const leftOut = preview.leftOut.filter(({ why }) => why !== 'untaxed')
  const gapAmount = formatRupees(paise(Math.abs(sum(gaps.map(({ entry }) => netOf(entry))))))
  return (
    <div className={stack.middle}>
      {missing.length > 0 && (
        <Notice tone="warn">
          {messages.tallyPartial} {missing.join(' ')}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice tone="warn">
          Not exported:{' '}
          {leftOut
            .map(({ why, count, amount, vouchers }) => {
              const words = say(WORDS[why], { n: counted.entries(count) })
              return `${words} (${amountWords(amount)}: ${vouchers.join(', ')}${count > vouchers.length ? ' …' : ''})`
            })
            .join('; ')}
        </Notice>
      )}
      {gaps.length > 0 && (
        <Notice tone="warn">
          {say('tallyGap', { documents: counted.documents(gaps.length), amount: gapAmount })}{' '}
          {gross ? messages.tallyGross : messages.tallyLeftOut} {numbersIn(gaps)}
          <Checkbox
            mt={6}
            checked={gross}
            onChange={(event) => onGross(event.currentTarget.checked)}
            label="Export these with the full amount, without splitting tax"
          />
        </Notice>
      )}
      <Table aria-label="Vouchers" verticalSpacing={3} withTableBorder>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Entries</Table.Th>
            <Table.Th w={210}>Voucher type in Tally</Table.Th>
            <Table.Th ta="end">Vouchers</Table.Th>
            <Table.Th ta="end">Amount</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {uses.map(({ use, count, amount }) => (
            <Table.Tr key={use}>
              <Table.Td>{TALLY_USES[use].words}</Table.Td>
              <Table.Td>
                <Name of={`voucher ${use}`} {...{ account, names, onNamed }} />
              </Table.Td>
              <Table.Td ta="end">{formatCount(count)}</Table.Td>
              <Table.Td ta="end">{amountWords(amount)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Ledgers {...{ preview, account, names, onNamed }} />
      <Text size="sm" c="dimmed" mt="xs">
        {messages.tallyTwice}
      </Text>
    </div>
  )
}

/** The order of the fixed ledgers; account types follow by name. */
const FIRST = ['party', 'bank', 'purchases', 'cgst', 'sgst', 'igst', 'roundOff']

function Ledgers({
  preview,
  account,
  names,
  onNamed,
}: Pick<PreviewProps, 'preview' | 'account' | 'names' | 'onNamed'>) {
  const place = (key: TallyKey) => {
    const at = FIRST.indexOf(key.startsWith('purchases') ? 'purchases' : key)
    return at < 0 ? FIRST.length : at
  }
  const byRate = preview.needed.some(({ key }) => key.startsWith('purchases '))
  const hasGeneral = preview.needed.some(({ key }) => key === 'purchases')
  const general = byRate && !hasGeneral ? [{ key: 'purchases' as const, count: 0 }] : []
  const ledgers = [...preview.needed, ...general]
    .filter(({ key }) => !key.startsWith('voucher '))
    .toSorted(
      (one, other) => place(one.key) - place(other.key) || one.key.localeCompare(other.key, 'en', { numeric: true }),
    )
  return (
    <Table aria-label="Ledger names in Tally" verticalSpacing={3} withTableBorder>
      <Table.Caption ta="start" style={{ captionSide: 'top' }}>
        <b>Ledger names in Tally.</b> {messages.tallyNamesHelp}
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>For</Table.Th>
          <Table.Th w={280}>Ledger in Tally</Table.Th>
          <Table.Th ta="end">Vouchers</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {ledgers.map(({ key, count }) => (
          <Table.Tr key={key}>
            <Table.Td>{tallyKeyWords(key, account)}</Table.Td>
            <Table.Td>
              <Name of={key} {...{ account, names, onNamed }} />
              {tallyName(key, account, names) === '' && count > 0 && (
                <Text size="xs" className={classes.unnamed}>
                  No name: {counted.vouchers(count)} not exported
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="end">{count === 0 ? '' : formatCount(count)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface NameProps extends Pick<PreviewProps, 'account' | 'names' | 'onNamed'> {
  readonly of: TallyKey
}

/** Stored when the field is left. */
function Name({ of, account, names, onNamed }: NameProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const usual = defaultTallyName(of, account, names)
  const text = names[of] ?? (/^purchases /.test(of) ? '' : usual)
  return (
    <TextInput
      id={id}
      size="xs"
      aria-label={tallyKeyWords(of, account)}
      maxLength={LONGEST_TALLY_NAME}
      value={typed ?? text}
      placeholder={usual}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed === undefined) return
        const name = typed.trim()
        onNamed(of, name === usual ? undefined : name)
        setTyped(undefined)
      }}
    />
  )
}

const NAMED = 5
const numbersIn = (gaps: TallyPreview['gaps']): string =>
  gaps
    .slice(0, NAMED)
    .map(({ entry }) => entry.voucherNumber || entry.id)
    .concat(gaps.length > NAMED ? ['…'] : [])
    .join(', ')

const amountWords = (amount: Paise): string => formatRupees(paise(Math.abs(amount)))
