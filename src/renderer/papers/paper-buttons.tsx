import { Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useCommand } from '../navigation/commands.ts'
import { KeyHint } from '../parts/key-hint.tsx'
import { type PaperRequest, usePapers } from './use-papers.ts'

const ICON = 16

export interface PaperButtonsProps {
  /** The papers to print; undefined if something is missing, which the screen then reports. */
  readonly request: () => PaperRequest | undefined
  readonly enabled?: boolean
}

export function PaperButtons({ request, enabled = true }: PaperButtonsProps) {
  const { print, save, busy } = usePapers()
  const on = (act: (papers: PaperRequest) => void) => () => {
    const papers = request()
    if (papers !== undefined) act(papers)
  }
  useCommand('print', on(print), enabled)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={ICON} aria-hidden />}
        onClick={on(save)}
        loading={busy === 'save'}
        disabled={!enabled}
      >
        Save as PDF
      </Button>
      <Button
        leftSection={<IconPrinter size={ICON} aria-hidden />}
        rightSection={<KeyHint keys="Ctrl+P" />}
        onClick={on(print)}
        loading={busy === 'print'}
        disabled={!enabled}
      >
        Print
      </Button>
    </>
  )
}
