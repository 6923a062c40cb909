/** Invoices from the years before GST; a C-form can be sent for selected ones. */
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cFormStatus } from '../../../shared/domain/c-form/c-form.ts'
import { messages } from '../../../shared/messages.ts'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'
import { CFormDialog } from './c-form-dialog.tsx'

export default function CForms() {
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<readonly Row<'cForms'>[]>()
  const isOwed = cFormStatus(params.get('status') ?? undefined) === 'Shipped'
  const submit = {
    label: 'Save C-form',
    icon: <IconFileUpload size={16} aria-hidden />,
    most: 500,
    run: (rows: readonly Row<'cForms'>[]) => setChosen(rows),
  }
  return (
    <>
      <ListScreen
        list="cForms"
        note={isOwed ? messages.cFormSelect : undefined}
        several={isOwed ? [submit] : undefined}
      />
      {chosen !== undefined && <CFormDialog invoices={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
