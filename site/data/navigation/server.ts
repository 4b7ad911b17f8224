import 'server-only'
import { cache } from 'react'
import { navigationQuery } from '#schemas/queries/navigation.ts'
import { storefrontByKeyQuery } from '#schemas/queries/storefronts.ts'
import { contentOr } from '../content/server.ts'

/** Menus and footer lists; null before an editor has published them, and the code's own stand. */
export const navigation = cache(() => contentOr(null, navigationQuery, {}))

/** What an editor says of a storefront; null when there is no document of its key. */
export const storefrontContent = cache((key: string) =>
  contentOr(null, storefrontByKeyQuery, { key }),
)
