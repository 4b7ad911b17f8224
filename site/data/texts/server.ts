import 'server-only'
import {
  type FigurePlace,
  figurePlaces,
  placeKey,
  type TextFigures,
  resolveText,
} from '#core/content/resolve-text.ts'
import { withFigures } from '#core/content/live-figures.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { liveFigures, liveFiguresFor } from './live-figures.ts'
import { withCutPictures } from '../media/shown-pictures.ts'
import { siteSettings } from '../settings/server.ts'

/**
 * Running text as it is shown today: figures from live rates, claims in date, marks while firm and
 * prices are made up, pictures with the part an editor chose. Rules E-09, E-10, E-11.
 * @param place the make and range of an article, which its figures are about
 */
export async function resolveContent<Text extends readonly unknown[]>(
  text: Text,
  place: FigurePlace = {},
): Promise<Text> {
  const places = figurePlaces(text, place)
  const [isDemonstration, figures, ...ofPlaces] = await Promise.all([
    isDemonstrationData(),
    liveFigures(),
    ...places.map((each) => liveFiguresFor(each)),
  ])
  const byPlace = new Map<string, TextFigures>(
    places.map((each, index) => [placeKey(each), ofPlaces[index]!]),
  )
  const shown = resolveText(text, {
    place,
    figuresOf: (each) => byPlace.get(placeKey(each)) ?? {},
    today: londonClock(Date.now()).day,
    isDemonstration,
  })
  return withFigures(withCutPictures(shown), figures)
}

/** Whether firm, providers and prices are made up: the site says so as long as an editor has it say so. */
export const isDemonstrationData = async (): Promise<boolean> =>
  Boolean((await siteSettings())?.demonstrationNotice)
