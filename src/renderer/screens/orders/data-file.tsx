/** The data file of a sent order: its lines with all data of the portal, for another program. */
import { ActionIcon, Button } from '@mantine/core'
import { IconFileTypeCsv } from '@tabler/icons-react'
import { lists } from '../../../shared/lists.ts'
import { useListFile } from '../../lists/use-list-file.tsx'

const ICON = 16
const { orderLines } = lists

const useDataFile = (poid: string) =>
  useListFile(orderLines, { list: 'orderLines', filters: {}, subject: poid, columns: Object.keys(orderLines.columns) })

export function DataFileIcon({ poid }: { readonly poid: string }) {
  const { save, isSaving } = useDataFile(poid)
  const label = `Data file of ${poid}`
  return (
    <ActionIcon
      size={24}
      color="lagoon"
      title={label}
      aria-label={label}
      loading={isSaving}
      onClick={() => save('csv')}
    >
      <IconFileTypeCsv size={ICON} aria-hidden />
    </ActionIcon>
  )
}

export function DataFileButton({ poid }: { readonly poid: string }) {
  const { save, isSaving } = useDataFile(poid)
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypeCsv size={ICON} aria-hidden />}
      loading={isSaving}
      onClick={() => save('csv')}
    >
      Data file
    </Button>
  )
}
