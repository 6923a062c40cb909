/** A file that was dropped somewhere on the window, until the cart takes it. */
import { create } from 'zustand'

interface Offered {
  readonly file: File | undefined
}

export const useOfferedFile = create<Offered>(() => ({ file: undefined }))

export const offerFile = (file: File): void => useOfferedFile.setState({ file })

/** The file, which is nobody else's from then on. */
export function takeOfferedFile(): File | undefined {
  const { file } = useOfferedFile.getState()
  useOfferedFile.setState({ file: undefined })
  return file
}
