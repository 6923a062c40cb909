/** The address of a picture that the user chose, on our own pages: main serves it (src/main/desktop/pages.ts). */
export const pictureAddress = (id: string): string => `/own-pictures/${id}.jpg`
