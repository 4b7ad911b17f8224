'use client'

import { Activity } from 'react'
import { DealExplorer } from '#site/components/deal/shown-deal.tsx'
import type { DealExplorerProps } from './deal-explorer.tsx'
// The styles of what a deal shows. Its HTML is there before its script is, and a bundler counts what is
// loaded later no part of the page: styles that other pages share would be left out with it.
import '#site/ui/share/share.module.css'
import '#site/ui/shortlist/shortlist-button.module.css'
import './summary/deal-tools.module.css'
import '#site/components/shared/deal/vat-switch.module.css'
import '#site/components/shared/price-alert/price-alert.module.css'
import '#site/ui/button/button.module.css'
import '#site/ui/deal-frame/deal-frame.module.css'
import '#site/ui/deal-sentence/deal-sentence.module.css'
import '#site/ui/disclosure/disclosure.module.css'
import '#site/ui/facts/facts.module.css'
import '#site/ui/form/field.module.css'
import '#site/ui/mileage-plot/mileage-plot.module.css'
import '#site/ui/notice/notice.module.css'
import '#site/ui/offer-card/offer-row.module.css'
import '#site/ui/page-section/page-section.module.css'
import '#site/ui/offer-card/provider-mark.module.css'
import '#site/ui/price-block/credit-example.module.css'
import '#site/ui/price-block/credit-lines.module.css'
import '#site/ui/price-block/price-block.module.css'
import '#site/ui/scrolling-table/scrolling-table.module.css'
import '#site/ui/sentence-select/sentence-select.module.css'
import '#site/ui/stacked-bar/stacked-bar.module.css'
import './money/money.module.css'
import './offers/offers.module.css'
import './summary/summary.module.css'
import './terms/terms-at-a-glance.module.css'
import './value/value-score.module.css'

/**
 * A deal as a page shows it. The server draws it at once; a browser takes it over, script and all,
 * only when somebody uses it: until then it is the server's HTML, whose links and form work as they
 * are. An activity is what React can leave to the server's HTML without a fallback.
 */
export function DealWhenUsed(props: DealExplorerProps) {
  return (
    <Activity>
      <DealExplorer {...props} />
    </Activity>
  )
}
