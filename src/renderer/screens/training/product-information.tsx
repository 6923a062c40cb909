import { ShelfScreen } from '../../documents/shelf-screen.tsx'
import { processItem } from './items.tsx'

export default function ProductInformation() {
  return (
    <ShelfScreen
      title="Product information"
      note="Answers to customers’ questions, by category"
      call="training.process"
      args={{}}
      none="processNone"
      items={(all) => all.map(processItem)}
    />
  )
}
