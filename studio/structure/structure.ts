import { CogIcon } from '@sanity/icons/Cog'
import { ColorWheelIcon } from '@sanity/icons/ColorWheel'
import { MenuIcon } from '@sanity/icons/Menu'
import { SearchIcon } from '@sanity/icons/Search'
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { TransferIcon } from '@sanity/icons/Transfer'
import { TrolleyIcon } from '@sanity/icons/Trolley'
import type { StructureResolver } from 'sanity/structure'
import { today } from '../../schemas/validation/today.ts'
import { banners } from './banners.ts'
import { claims } from './claims.ts'
import { costs } from './costs.ts'
import { guides } from './guides.ts'
import { pages } from './pages.ts'
import { questions } from './questions.ts'
import { singleton } from './singleton.ts'

/** The Studio's first column: daily writing first, then what runs for a time, then what stays. */
export const structure: StructureResolver = (S) => {
  const day = today()
  return S.list()
    .id('content')
    .title('Content')
    .items([
      pages(S),
      guides(S),
      questions(S),
      S.documentTypeListItem('article').title('Make and range texts').icon(TrolleyIcon),
      S.divider(),
      banners(S, day),
      S.documentTypeListItem('experiment').title('Experiments').icon(SplitVerticalIcon),
      S.divider(),
      claims(S, day),
      costs(S),
      S.divider(),
      S.documentTypeListItem('storefront').title('Storefronts').icon(ColorWheelIcon),
      singleton(S, 'navigation', 'Navigation', MenuIcon),
      singleton(S, 'siteSettings', 'Site settings', CogIcon),
      S.divider(),
      S.documentTypeListItem('routeSeo').title('Search engines, by page').icon(SearchIcon),
      S.documentTypeListItem('redirect').title('Redirects').icon(TransferIcon),
    ])
}
