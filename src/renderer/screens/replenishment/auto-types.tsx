/** The reasons why the portal chose an alternate automatically. */
import { Modal } from '@mantine/core'
import { UnknownNotice } from '../../navigation/unknown-notice.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import classes from './my-ars.module.css'
import type { Alternate } from './my-ars-model.ts'
import { ProductLine } from './product-line.tsx'
import type { ArsFacts } from './use-ars-facts.ts'

export interface AutoTypesProps {
  readonly alternate: Alternate
  readonly facts: ArsFacts
  readonly onClose: () => void
}

export const AutoTypes = ({ alternate, facts, onClose }: AutoTypesProps) => (
  <Modal opened onClose={onClose} title="Automatic alternates" size="md">
    <ProductLine product={alternate} />
    <UnknownNotice of={facts.autoTypes} />
    <dl className={classes.types}>
      {(facts.autoTypes.is.known ? facts.autoTypes.is.value : []).map(({ type, description, isApproval }) => (
        <div key={type} data-own={type === alternate.arsautoalternatetype || undefined}>
          <dt>
            {type} {type === alternate.arsautoalternatetype && <StatusBadge tone="good">This alternate</StatusBadge>}{' '}
            {isApproval && <StatusBadge tone="warn">Needs approval</StatusBadge>}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  </Modal>
)
