/** A menu of papers, for screens that aren't about a single one: each can be printed or saved as PDF. */
import { Button, Menu } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { PaperSubject } from '../../shared/papers.ts'
import { usePapers } from './use-papers.ts'

const ICON = 15

export interface PrintMenuProps {
  readonly label: string
  readonly papers: readonly { readonly name: string; readonly subjects: readonly PaperSubject[] }[]
}

export function PrintMenu({ label, papers }: PrintMenuProps) {
  const { print, save, busy } = usePapers()
  return (
    <Menu position="bottom-end" width={240} withinPortal={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPrinter size={ICON} aria-hidden />} loading={busy !== undefined}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {papers.map(({ name, subjects }) => (
          <Fragment key={name}>
            {papers.length > 1 && <Menu.Label>{name}</Menu.Label>}
            <Menu.Item
              leftSection={<IconPrinter size={ICON} aria-hidden />}
              aria-label={`Print: ${name}`}
              onClick={() => print({ subjects })}
            >
              Print
            </Menu.Item>
            <Menu.Item
              leftSection={<IconFileTypePdf size={ICON} aria-hidden />}
              aria-label={`PDF: ${name}`}
              onClick={() => save({ subjects })}
            >
              PDF
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
