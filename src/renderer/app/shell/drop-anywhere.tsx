/** Accepts a cart file dropped anywhere on the window: opens the cart, where the file is reviewed first. */
import { IconFileImport } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasCart } from '../../../shared/domain/people/access.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { messages } from '../../../shared/messages.ts'
import { isModalOpen } from '../../navigation/modal-open.ts'
import { toast } from '../../parts/toasts.tsx'
import { useStore } from '../../session/app-state.ts'
import { offerFile } from '../offered-file.ts'
import classes from './drop-anywhere.module.css'

const CART = SCREENS.cart.path

export function DropAnywhere() {
  const store = useStore()
  const [over, setOver] = useState(false)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const ordering = store !== undefined && hasCart(store)
  const allowed = ordering && store.canCartUpload

  useEffect(() => {
    if (!ordering) return undefined
    // A drop zone that takes files itself has called preventDefault by then.
    const isOurs = (event: DragEvent) => !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true
    const onDragOver = (event: DragEvent) => {
      const ours = isOurs(event)
      if (ours) event.preventDefault()
      setOver(ours && allowed && !isModalOpen())
    }
    const onDragLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!isOurs(event)) return
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file === undefined || isModalOpen()) return
      if (!allowed) {
        toast.warn(messages.cannotUpload)
        return
      }
      offerFile(file)
      if (pathname !== CART) navigate(CART)
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [ordering, allowed, pathname, navigate])

  if (!over) return null
  return (
    <div className={classes.target} aria-hidden>
      <IconFileImport size={40} stroke={1.4} />
      {messages.dropCartFile}
    </div>
  )
}
