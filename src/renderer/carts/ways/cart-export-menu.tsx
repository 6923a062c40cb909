/** Exports the cart: a file that can be imported again, or a printed picking list. */
import { Button, Menu } from '@mantine/core'
import {
  IconDownload,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconFileTypeXls,
  IconListCheck,
  IconPrinter,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ListFormat } from '../../../shared/bridge/entry.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { usePapers } from '../../papers/use-papers.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { wholeCart } from './whole-cart.ts'

const ICON = 16

const failed = (thrown: unknown) => toast.failed(appErrorOf(thrown).message)

export function CartExportMenu({ model }: { readonly model: CartModel }) {
  const { cart } = model
  const papers = usePapers()
  const saving = useMutation({
    mutationFn: async (format: ListFormat) => {
      await wholeCart(model)
      return ask('cart.export', { cart, format })
    },
    onSuccess: (written) => written !== undefined && toast.done(`Saved as ${written.path}`),
    onError: failed,
  })
  const list = (put: typeof papers.save) => () =>
    void wholeCart(model).then(() => put({ subjects: [{ kind: 'pickingList', cart }] }), failed)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          title="Export"
          leftSection={<IconDownload size={15} aria-hidden />}
          loading={saving.isPending || papers.busy !== undefined}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Cart</Menu.Label>
        <Menu.Item leftSection={<IconFileTypeCsv size={ICON} aria-hidden />} onClick={() => saving.mutate('csv')}>
          CSV file
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypeXls size={ICON} aria-hidden />} onClick={() => saving.mutate('xlsx')}>
          Excel workbook
        </Menu.Item>
        <Menu.Label>
          <IconListCheck size={13} aria-hidden /> Picking list by warehouse
        </Menu.Label>
        <Menu.Item leftSection={<IconPrinter size={ICON} aria-hidden />} onClick={list(papers.print)}>
          Print picking list
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypePdf size={ICON} aria-hidden />} onClick={list(papers.save)}>
          Picking list as PDF
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
