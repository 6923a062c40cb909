/** Adds many products at once: from a file or a template. */
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileDownload, IconFileImport, IconTemplate } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTourMark } from '../../tour/tour.ts'
import type { ImportFlow } from '../import/use-import.ts'
import type { CartModel } from '../model/cart-model.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

const ICON = 15

export interface ImportMenuProps {
  readonly model: CartModel
  readonly imports: ImportFlow
}

export function ImportMenu({ model, imports }: ImportMenuProps) {
  const [templates, setTemplates] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const mark = useTourMark('import')
  const more = useRef<HTMLButtonElement>(null)
  // After an import, the focus returns to the button that started it.
  useEffect(() => {
    if (imports.returns > 0) button.current?.focus()
  }, [imports.returns])
  return (
    <>
      <Button.Group {...mark}>
        <Button
          ref={button}
          variant="default"
          title="Import a file"
          leftSection={<IconFileImport size={ICON} aria-hidden />}
          onClick={imports.pick}
        >
          Import a file
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button ref={more} variant="default" px={6} aria-label="More ways to import">
              <IconChevronDown size={14} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconTemplate size={ICON} aria-hidden />} onClick={() => setTemplates(true)}>
              Templates
            </Menu.Item>
            <Menu.Item leftSection={<IconFileDownload size={ICON} aria-hidden />} onClick={imports.saveSample}>
              Save sample file
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      <TemplatesDialog
        model={model}
        opened={templates}
        onLoad={(template) => {
          setTemplates(false)
          imports.loadTemplate(template)
        }}
        onClose={() => {
          setTemplates(false)
          more.current?.focus()
        }}
      />
    </>
  )
}
