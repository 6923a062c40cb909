/** A file that was dropped on the window, kept until the cart takes it. */
import { create } from 'zustand'

interface Offered {
  readonly file: File | undefined
}

export const useOfferedFile = create<Offered>(() => ({ file: undefined }))

export const offerFile = (file: File): void => useOfferedFile.setState({ file })

/** Takes the file; it can be taken only once. */
export function takeOfferedFile(): File | undefined {
  const { file } = useOfferedFile.getState()
  useOfferedFile.setState({ file: undefined })
  return file
}
