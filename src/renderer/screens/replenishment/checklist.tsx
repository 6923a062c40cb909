/** The baby-goods checklist: clothes and all else, each a list of its own. */
import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import { ListScreen } from '../../lists/list-screen.tsx'

const TABS = [
  { value: 'apparel', label: 'Apparel' },
  { value: 'nonapparel', label: 'Non-apparel' },
]

export default function Checklist() {
  const [search, setSearch] = useSearchParams()
  const isOther = search.get('goods') === 'nonapparel'
  return (
    <ListScreen
      list={isOther ? 'otherChecklist' : 'apparelChecklist'}
      headerActions={
        <SegmentedControl
          aria-label="Goods"
          data={TABS}
          value={isOther ? 'nonapparel' : 'apparel'}
          // Filters of one tab mean nothing on the other.
          onChange={(goods) => setSearch(goods === 'apparel' ? {} : { goods }, { replace: true })}
        />
      }
    />
  )
}
