/** The path of a banner's picture below `/pictures/`: main fetches it from the portal, and no other address. */
export const BANNER_PICTURE = /^banners\/\d{1,10}\.png$/

/** The address of a banner's picture within the app; undefined for a picture outside the portal. */
export function bannerPicture(image: string): string | undefined {
  const path = /(?:^|\/)(?:pictures\/)?(banners\/[^/?#]*)$/.exec(image.trim())?.[1]
  return path !== undefined && BANNER_PICTURE.test(path) ? `/pictures/${path}` : undefined
}
