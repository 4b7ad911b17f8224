import 'server-only'
import { cache } from 'react'
import { siteSettingsQuery } from '#schemas/queries/site-settings.ts'
import { contentOr } from '../content/server.ts'
import { withFigures } from '#core/content/live-figures.ts'
import { liveFigures } from '../texts/live-figures.ts'

/** What stands on every page; null before an editor has published it. */
export const siteSettings = cache(async () => {
  const [settings, figures] = await Promise.all([
    contentOr(null, siteSettingsQuery, {}),
    liveFigures(),
  ])
  return withFigures(settings, figures)
})
