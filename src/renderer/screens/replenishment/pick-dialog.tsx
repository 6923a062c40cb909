/** The dialog in which products are picked for a line of My ARS: candidates beside the product they are compared with, and the next step. */
import { Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { kindOf } from '../../../shared/domain/replenishment/my-ars.ts'
import { inLine } from '../../../shared/domain/replenishment/picking.ts'
import type { Source } from './candidates.ts'
import type { Alternate, Parent } from './my-ars-model.ts'
import { PickFoot } from './pick-foot.tsx'
import { Picker, type PickerProps } from './picker.tsx'

export interface PickDialogProps extends PickerProps {
  readonly title: string
  /** The label of the button that goes on with the picked products. */
  readonly go: string
  readonly onGo: () => void
  readonly onClose: () => void
  /** Fields above the candidates. */
  readonly above?: ReactNode
  /** Fields beside the buttons. */
  readonly beside?: ReactNode
  /** The question over the dialog. */
  readonly question?: ReactNode
}

export function PickDialog({ title, go, onGo, onClose, above, beside, question, ...picker }: PickDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} size={880}>
      {above}
      <Picker {...picker} />
      <PickFoot label={go} rule={picker.rule} chosen={picker.chosen} onGo={onGo} onClose={onClose}>
        {beside}
      </PickFoot>
      {question}
    </Modal>
  )
}

export interface PickForLineProps extends Pick<PickDialogProps, 'title' | 'go' | 'facts' | 'rule' | 'onClose'> {
  /** The line that the product is for. */
  readonly parent: Parent
  /** The product that it is compared with. */
  readonly original: Alternate
  readonly asks: (product: Alternate, onNo: () => void) => ReactNode
}

/** Picks one product for a line, from the global listing or the bin. */
export function PickForLine({ parent, asks, ...dialog }: PickForLineProps) {
  const [source, setSource] = useState<Source>('listing')
  const [chosen, setChosen] = useState<readonly Alternate[]>([])
  const [isOpen, setOpen] = useState(false)
  const [product] = chosen
  return (
    <PickDialog
      {...dialog}
      kind={kindOf(parent)}
      exclude={inLine(parent)}
      source={source}
      onSource={setSource}
      chosen={chosen}
      onChosen={setChosen}
      onGo={() => setOpen(true)}
      question={isOpen && product !== undefined && asks(product, () => setOpen(false))}
    />
  )
}
