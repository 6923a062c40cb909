/** The receiving sheet of a load or of one box: printed, or saved as PDF. */
import { Button, Menu } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { usePapers } from '../../papers/use-papers.ts'

const ICON = 15

interface PrintSheetProps {
  readonly load: string
  /** Without it: of the whole load. */
  readonly box?: string
}

/** The same with a pen, where several people count. */
export function PrintSheet({ load, box }: PrintSheetProps) {
  const { print, save, busy } = usePapers()
  const sheet = { subjects: [{ kind: 'receivingSheet' as const, load, ...(box !== undefined && { box }) }] }
  return (
    <Menu position="bottom-end" width={240} withinPortal={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPrinter size={ICON} aria-hidden />} loading={busy !== undefined}>
          Sheet for a pen
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPrinter size={ICON} aria-hidden />} onClick={() => print(sheet)}>
          Print
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypePdf size={ICON} aria-hidden />} onClick={() => save(sheet)}>
          PDF
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
