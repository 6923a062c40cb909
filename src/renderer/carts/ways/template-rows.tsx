import { Button, Table, TextInput, VisuallyHidden } from '@mantine/core'
import { type FormEvent, type MouseEventHandler, useEffect, useRef, useState } from 'react'
import { type CartTemplate, LONGEST_TEMPLATE_NAME } from '../../../shared/bridge/templates.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { DateText } from '../../parts/date-text.tsx'
import classes from './templates.module.css'
import type { TemplatesModel } from './use-templates.ts'

export interface TemplateRowsProps {
  readonly templates: readonly CartTemplate[]
  readonly mine: TemplatesModel
  readonly onLoad: (template: CartTemplate) => void
  readonly onRemove: (template: CartTemplate) => void
}

export function TemplateRows({ templates, mine, onLoad, onRemove }: TemplateRowsProps) {
  const [renaming, setRenaming] = useState<string>()
  /** Gets the focus back when the row shows its name again. */
  const renamed = useRef<HTMLButtonElement>(null)
  const wasRenaming = useRef(false)
  useEffect(() => {
    if (wasRenaming.current && renaming === undefined) renamed.current?.focus()
    wasRenaming.current = renaming !== undefined
  }, [renaming])
  return (
    <div className={classes.rows}>
      <Table stickyHeader aria-label="Templates" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th className={classes.figure}>Products</Table.Th>
            <Table.Th className={classes.figure}>Pieces</Table.Th>
            <Table.Th>Saved</Table.Th>
            <Table.Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {templates.map((template) => (
            <Table.Tr key={template.id}>
              <Table.Td className={classes.name}>
                {renaming === template.id ? (
                  <Rename template={template} mine={mine} onDone={() => setRenaming(undefined)} />
                ) : (
                  template.name
                )}
              </Table.Td>
              <Table.Td className={classes.figure}>{formatCount(template.products)}</Table.Td>
              <Table.Td className={classes.figure}>{formatCount(template.pieces)}</Table.Td>
              <Table.Td className={classes.day}>
                <DateText at={template.savedAt} />
              </Table.Td>
              <Table.Td>
                <div className={classes.acts}>
                  <Button
                    size="compact-sm"
                    variant="light"
                    onClick={() => onLoad(template)}
                    aria-label={`Load ${template.name}`}
                  >
                    Load
                  </Button>
                  <Act label={`Share ${template.name} as a file`} onClick={() => mine.share(template)}>
                    Share
                  </Act>
                  <Act
                    label={`Rename ${template.name}`}
                    onClick={({ currentTarget }) => {
                      renamed.current = currentTarget
                      setRenaming(template.id)
                    }}
                  >
                    Rename
                  </Act>
                  <Act label={`Delete ${template.name}`} onClick={() => onRemove(template)}>
                    Delete
                  </Act>
                </div>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

interface ActProps {
  readonly label: string
  readonly onClick: MouseEventHandler<HTMLButtonElement>
  readonly children: string
}

const Act = ({ label, onClick, children }: ActProps) => (
  <Button size="compact-sm" variant="subtle" color="gray" aria-label={label} onClick={onClick}>
    {children}
  </Button>
)

interface RenameProps {
  readonly template: CartTemplate
  readonly mine: TemplatesModel
  readonly onDone: () => void
}

/** Escape cancels the rename without closing the dialog. */
const ITS_OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' } as const

/** Enter saves the name, Esc cancels. */
function Rename({ template: { id, name }, mine: { rename }, onDone }: RenameProps) {
  const [typed, setTyped] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '' || typed.trim() === name) return onDone()
    rename.mutate({ id, name: typed }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        {...ITS_OWN_ESCAPE}
        size="xs"
        aria-label={`New name of ${name}`}
        maxLength={LONGEST_TEMPLATE_NAME}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone()
        }}
        error={rename.error === null ? undefined : appErrorOf(rename.error).message}
        autoFocus
      />
    </form>
  )
}
