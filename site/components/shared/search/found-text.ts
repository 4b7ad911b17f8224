import type { FoundPage } from '#site/data/search/browser.ts'
import texts from '#site/messages/en/search.json' with { type: 'json' }
import { fill } from '#site/messages/fill.ts'

const counts = new Intl.NumberFormat('en-GB')

/** What a found page is, with how many deals it has: "Model, 12 deals". */
export function foundText({ kind, deals }: Pick<FoundPage, 'kind' | 'deals'>): string {
  const name = texts.kinds[kind]
  if (deals === null) return name
  const count = deals === 0 ? texts.noDeals : deals === 1 ? texts.oneDeal : texts.manyDeals
  return kind === 'list' ? counted(count, deals) : `${name}, ${counted(count, deals)}`
}

const counted = (text: string, deals: number) => fill(text, { count: counts.format(deals) })
