import 'server-only'
import { cache } from 'react'
import { siteSettingsQuery } from '#schemas/queries/site-settings.ts'
import { contentOr } from '../content/server.ts'
import { withLiveFigures } from '../texts/live-figures.ts'

/** What stands on every page; null before an editor has published it. */
export const siteSettings = cache(() => withLiveFigures(contentOr(null, siteSettingsQuery, {})))
