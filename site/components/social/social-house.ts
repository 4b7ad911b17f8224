import { messages } from '#site/messages/en.ts'
import { houseCar } from './house-car.ts'
import type { SocialPicture } from './social-picture.ts'

/** What the picture of a storefront itself shows, wherever a page has none of its own: no price. Rule E-28. */
export const socialHouse = (headline: string): SocialPicture => ({
  name: headline,
  about: messages.layout.titles.home,
  price: null,
  lines: [],
  drawing: houseCar,
})
