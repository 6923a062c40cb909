import { SegmentedControl } from '@mantine/core'
import type { View } from './use-view.ts'

const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'numbers', label: 'Numbers' },
]

export interface ViewSwitchProps {
  readonly view: View
  readonly setView: (view: View) => void
}

export const ViewSwitch = ({ view, setView }: ViewSwitchProps) => (
  <SegmentedControl
    aria-label="Chart or numbers"
    data={VIEWS}
    value={view}
    onChange={(next) => setView(next === 'numbers' ? 'numbers' : 'chart')}
  />
)
