/** Saves or prints a list: every page, with the order, columns and filters on screen. */
import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileTypeCsv, IconFileTypePdf, IconFileTypeXls, IconPrinter } from '@tabler/icons-react'
import { formatCount } from '../../shared/domain/values/money.ts'
import { scopeInWords } from '../../shared/lists/scope.ts'
import { useCommand } from '../navigation/commands.ts'
import { usePapers } from '../papers/use-papers.ts'
import { KeyHint } from '../parts/key-hint.tsx'
import { listRequestOf } from './list-request.ts'
import type { Layout } from './use-layout.ts'
import type { ListModel } from './use-list.ts'
import { useListFile } from './use-list-file.tsx'

const ICON = 16

export interface FileMenuProps {
  readonly model: ListModel
  readonly layout: Layout
  readonly subject: string
  /** True for one of several lists on a screen: its button is small and doesn't handle Ctrl+P. */
  readonly isPart?: boolean
}

export function FileMenu({ model, layout, subject, isPart = false }: FileMenuProps) {
  const { list, shown, state, context } = model
  const listing = listRequestOf(model, layout, subject)
  const { save, isSaving } = useListFile(list, listing)
  const { print, save: savePdf, busy } = usePapers()
  const sheet = { subjects: [{ kind: 'list' as const, ...listing }] }
  const count = shown?.count ?? 0
  const scope = scopeInWords(list, (shown?.state ?? state).filters, context)
  useCommand('print', () => print(sheet), !isPart && count > 0)
  return (
    <Menu position="bottom-end" width={260} withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={15} aria-hidden />}
          loading={isSaving || busy !== undefined}
          disabled={count === 0}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {shown?.mayHaveMore === true && 'At least '}
          {formatCount(count)} {count === 1 ? list.noun[0] : list.noun[1]}
          {scope !== '' && `: ${scope}`}
        </Menu.Label>
        <Menu.Item leftSection={<IconFileTypeCsv size={ICON} aria-hidden />} onClick={() => save('csv')}>
          CSV file
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypeXls size={ICON} aria-hidden />} onClick={() => save('xlsx')}>
          Excel workbook
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypePdf size={ICON} aria-hidden />} onClick={() => savePdf(sheet)}>
          PDF
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPrinter size={ICON} aria-hidden />}
          rightSection={!isPart && <KeyHint keys="Ctrl P" />}
          onClick={() => print(sheet)}
        >
          Print
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
