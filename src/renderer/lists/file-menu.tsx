/** A list as a file: every page, in the order and with the columns and filters on screen. */
import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react'
import { formatCount } from '../../shared/domain/money.ts'
import { scopeInWords } from '../../shared/lists/scope.ts'
import type { Layout } from './use-layout.ts'
import type { ListModel } from './use-list.ts'
import { useListFile } from './use-list-file.tsx'

const ICON = 16

export interface FileMenuProps {
  readonly model: ListModel
  readonly layout: Layout
  readonly subject: string
  readonly compact?: boolean
}

export function FileMenu({ model, layout, subject, compact = false }: FileMenuProps) {
  const { list, shown, state, context } = model
  const { save, isSaving } = useListFile(model, layout, subject)
  const count = shown?.count ?? 0
  return (
    <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          size={compact ? 'compact-sm' : 'sm'}
          leftSection={<IconDownload size={15} aria-hidden />}
          loading={isSaving}
          disabled={count === 0}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {formatCount(count)} {count === 1 ? list.noun[0] : list.noun[1]}
          {scopeInWords(list, state.filters, context) !== '' && `: ${scopeInWords(list, state.filters, context)}`}
        </Menu.Label>
        <Menu.Item leftSection={<IconFileTypeCsv size={ICON} aria-hidden />} onClick={() => save('csv')}>
          CSV file
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypeXls size={ICON} aria-hidden />} onClick={() => save('xlsx')}>
          Excel workbook
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
