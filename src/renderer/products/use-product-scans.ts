import { noProduct } from '../../shared/domain/scanning/scanned-code.ts'
import { toast } from '../parts/toasts.tsx'
import { scanSound } from '../scans/scan-sound.ts'
import { useScanner } from '../scans/use-scanner.ts'

export const useProductScans = (open: (id: number) => void): void =>
  useScanner((code) => {
    if (code.kind === 'product') return open(code.id)
    toast.failed(noProduct(code))
    scanSound('look')
  })
