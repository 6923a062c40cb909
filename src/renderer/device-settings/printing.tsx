import { SegmentedControl, Select } from '@mantine/core'
import { COPY_CHOICES, choiceOf } from '../../shared/domain/papers/copies.ts'
import { SHEETS } from '../../shared/domain/papers/sheets.ts'
import { messages } from '../../shared/messages.ts'
import { useAsk } from '../bridge/queries.ts'
import { setDevice, useDevice } from '../theme/device.ts'
import classes from './device-settings.module.css'
import { Section } from './section.tsx'
import { Setting } from './setting.tsx'

const SYSTEMS_OWN = ''

export function Printing() {
  const { sheet, copies } = useDevice()
  return (
    <Section title="Printing" lead={messages.printingAbout}>
      <PrinterSetting />
      <Setting title="Paper size" help={messages.sheetHelp}>
        {({ labelledBy }) => (
          <SegmentedControl
            aria-labelledby={labelledBy}
            data={[...SHEETS]}
            value={sheet}
            onChange={(value) => setDevice({ sheet: value })}
          />
        )}
      </Setting>
      <Setting title="Invoice copies" help={messages.copiesHelp}>
        {({ labelledBy }) => (
          <Select
            aria-labelledby={labelledBy}
            className={classes.wide ?? ''}
            data={COPY_CHOICES.map(({ value, label }) => ({ value, label }))}
            value={choiceOf(copies).value}
            onChange={(value) => {
              const choice = COPY_CHOICES.find((one) => one.value === value)
              if (choice !== undefined) setDevice({ copies: [...choice.copies] })
            }}
            allowDeselect={false}
          />
        )}
      </Setting>
    </Section>
  )
}

function PrinterSetting() {
  const printer = useDevice((settings) => settings.printer)
  const { data: printers } = useAsk('device.printers', undefined)
  if (printers?.length === 0) {
    return <Setting title="Printer">{() => <p className={classes.help}>{messages.printersNone}</p>}</Setting>
  }
  const there = (printers ?? []).map(({ name, title }) => ({ value: name, label: title }))
  const isGone = printer !== undefined && printers !== undefined && !there.some(({ value }) => value === printer)
  return (
    <Setting title="Printer" help={isGone ? messages.printerGone : undefined}>
      {({ labelledBy }) => (
        <Select
          aria-labelledby={labelledBy}
          className={classes.wide ?? ''}
          data={[
            { value: SYSTEMS_OWN, label: 'Windows default printer' },
            ...there,
            ...(isGone ? [{ value: printer, label: `${printer} (not there)` }] : []),
          ]}
          value={printer ?? SYSTEMS_OWN}
          onChange={(value) => setDevice({ printer: value === SYSTEMS_OWN || value === null ? undefined : value })}
          allowDeselect={false}
        />
      )}
    </Setting>
  )
}
