/** What there is to know of products, category by category, to be read, printed and saved. */
import { Shelf } from '../../documents/shelf.tsx'
import { Page } from '../../parts/page.tsx'
import { processItem } from './items.tsx'

export default function ProductInformation() {
  return (
    <Page title="Product information" note="Answers to customers’ questions, by category">
      <Shelf
        call="training.process"
        args={{}}
        label="Product information"
        none="processNone"
        items={(all) => all.map(processItem)}
      />
    </Page>
  )
}
