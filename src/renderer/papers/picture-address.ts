/** Where our own pages find a picture that a person chose: main serves it (src/main/desktop/pages.ts). */
export const pictureAddress = (id: string): string => `/own-pictures/${id}.jpg`
