/** The view of scores, chart or table: in the address, and toggled by V. */
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useParamsChange } from '../../navigation/address-now.ts'

export type View = 'chart' | 'numbers'

const FIELDS = 'input, textarea, select, [contenteditable], [role="dialog"] *'

export function useView(): { readonly view: View; readonly setView: (view: View) => void } {
  const [search] = useSearchParams()
  const change = useParamsChange()
  const view: View = search.get('view') === 'numbers' ? 'numbers' : 'chart'
  const setView = (next: View) => change({ view: next })
  const toggle = useEffectEvent(() => setView(view === 'chart' ? 'numbers' : 'chart'))
  useEffect(() => {
    const onKeyDown = ({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (key.toLowerCase() !== 'v' || altKey || ctrlKey || metaKey || shiftKey) return
      if (target instanceof Element && target.matches(FIELDS)) return
      toggle()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return { view, setView }
}
