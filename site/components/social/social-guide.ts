import { writtenDay } from '#core/time/written-day.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { houseCar } from './house-car.ts'
import type { SocialPicture } from './social-picture.ts'

type SharedGuide = {
  title: string
  summary: string
  updatedAt: string
  category: { title: string }
}

/** What the picture of a shared guide shows: its title and summary, where it stands and when it was checked. Rule E-29. */
export const socialGuide = ({
  title,
  summary,
  category,
  updatedAt,
}: SharedGuide): SocialPicture => ({
  name: title,
  about: summary,
  price: null,
  lines: [category.title, fill(messages.content.checkedOn, { date: writtenDay(updatedAt) })],
  drawing: houseCar,
})
