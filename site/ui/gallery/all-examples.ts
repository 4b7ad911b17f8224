import { bannerExamples } from '../banner/banner.examples.tsx'
import { breadcrumbsExamples } from '../breadcrumbs/breadcrumbs.examples.tsx'
import { buttonExamples } from '../button/button.examples.tsx'
import { carGalleryExamples } from '../car-gallery/car-gallery.examples.tsx'
import { carPictureExamples } from '../car-drawing/car-picture.examples.tsx'
import { rangeSheetExamples } from '../car-drawing/range-sheets.examples.tsx'
import { chartExamples } from '../chart/chart.examples.tsx'
import { chipExamples } from '../chip/chip.examples.tsx'
import { comparisonExamples } from '../comparison/comparison.examples.tsx'
import { contentFigureExamples } from '../content-figure/content-figure.examples.tsx'
import { contentsExamples } from '../contents/contents.examples.tsx'
import { dataTableExamples } from '../data-table/data-table.examples.tsx'
import { dealSentenceExamples } from '../deal-sentence/deal-sentence.examples.tsx'
import { dealFrameExamples } from '../deal-frame/deal-frame.examples.tsx'
import { dealStripExamples } from '../deal-strip/deal-strip.examples.tsx'
import { dealSummaryExamples } from '../deal-summary/deal-summary.examples.tsx'
import { demonstrationMarkExamples } from '../demonstration-mark/demonstration-mark.examples.tsx'
import { dialogExamples } from '../dialog/dialog.examples.tsx'
import { disclosureExamples } from '../disclosure/disclosure.examples.tsx'
import { drawerExamples } from '../drawer/drawer.examples.tsx'
import { emptyStateExamples } from '../empty-state/empty-state.examples.tsx'
import { factsExamples } from '../facts/facts.examples.tsx'
import { filterPanelExamples } from '../filter-panel/filter-panel.examples.tsx'
import { choicesExamples } from '../form/choices.examples.tsx'
import { errorSummaryExamples } from '../form/error-summary.examples.tsx'
import { formStackExamples } from '../form/form-stack.examples.tsx'
import { searchFieldExamples } from '../form/search-field.examples.tsx'
import { selectFieldExamples } from '../form/select-field.examples.tsx'
import { sliderExamples } from '../form/slider.examples.tsx'
import { textFieldExamples } from '../form/text-field.examples.tsx'
import { heroSearchExamples } from '../hero-search/hero-search.examples.tsx'
import { iconExamples } from '../icon/icon.examples.tsx'
import { linePlotExamples } from '../line-plot/line-plot.examples.tsx'
import { linkListsExamples } from '../link-lists/link-lists.examples.tsx'
import { logoExamples } from '../logo/logo.examples.tsx'
import { chatEntryExamples } from '../chat-entry/chat-entry.examples.tsx'
import { wordmarkExamples } from '../wordmark/wordmark.examples.tsx'
import { mileagePlotExamples } from '../mileage-plot/mileage-plot.examples.tsx'
import { noticeExamples } from '../notice/notice.examples.tsx'
import { offerCardExamples } from '../offer-card/offer-card.examples.tsx'
import { offerRowExamples } from '../offer-card/offer-row.examples.tsx'
import { pageSectionExamples } from '../page-section/page-section.examples.tsx'
import { paginationExamples } from '../pagination/pagination.examples.tsx'
import { priceBlockExamples } from '../price-block/price-block.examples.tsx'
import { priceLineExamples } from '../price-line/price-line.examples.tsx'
import { progressStepsExamples } from '../progress-steps/progress-steps.examples.tsx'
import { proseExamples } from '../prose/prose.examples.tsx'
import { resultsLayoutExamples } from '../results-layout/results-layout.examples.tsx'
import { sentenceSelectExamples } from '../sentence-select/sentence-select.examples.tsx'
import { scrollingTableExamples } from '../scrolling-table/scrolling-table.examples.tsx'
import { searchBoxExamples } from '../search-box/search-box.examples.tsx'
import { shareExamples } from '../share/share.examples.tsx'
import { shortlistExamples } from '../shortlist/shortlist-button.examples.tsx'
import { siteFooterExamples } from '../site-footer/site-footer.examples.tsx'
import { siteHeaderExamples } from '../site-header/site-header.examples.tsx'
import { skipLinkExamples } from '../skip-link/skip-link.examples.tsx'
import { stackedBarExamples } from '../stacked-bar/stacked-bar.examples.tsx'
import { stepsListExamples } from '../steps-list/steps-list.examples.tsx'
import type { Examples } from './examples.ts'

/** The whole kit, small parts first. A new `*.examples.tsx` is added here; a test says so if it is not. */
export const allExamples: Readonly<Record<string, Examples>> = {
  Logo: logoExamples,
  Wordmark: wordmarkExamples,
  'Chat entry': chatEntryExamples,
  Icon: iconExamples,
  'Link lists': linkListsExamples,
  Button: buttonExamples,
  Chip: chipExamples,
  'Save button': shortlistExamples,
  Share: shareExamples,
  'Text field': textFieldExamples,
  'Search field': searchFieldExamples,
  'Select field': selectFieldExamples,
  Slider: sliderExamples,
  Choices: choicesExamples,
  'Error summary': errorSummaryExamples,
  'Form stack': formStackExamples,
  'Sentence select': sentenceSelectExamples,
  'Deal sentence': dealSentenceExamples,
  'Price block': priceBlockExamples,
  'Stacked bar': stackedBarExamples,
  Facts: factsExamples,
  'Data table': dataTableExamples,
  Notice: noticeExamples,
  'Demonstration mark': demonstrationMarkExamples,
  Banner: bannerExamples,
  Disclosure: disclosureExamples,
  Breadcrumbs: breadcrumbsExamples,
  Pagination: paginationExamples,
  'Price line': priceLineExamples,
  'Line plot': linePlotExamples,
  'Mileage plot': mileagePlotExamples,
  'Progress steps': progressStepsExamples,
  'Steps list': stepsListExamples,
  'Empty state': emptyStateExamples,
  Prose: proseExamples,
  'Content figure': contentFigureExamples,
  'Scrolling table': scrollingTableExamples,
  'Search box': searchBoxExamples,
  Chart: chartExamples,
  Comparison: comparisonExamples,
  Contents: contentsExamples,
  'Page section': pageSectionExamples,
  'Offer card': offerCardExamples,
  'Offer row': offerRowExamples,
  Dialog: dialogExamples,
  Drawer: drawerExamples,
  'Filter panel': filterPanelExamples,
  'Results layout': resultsLayoutExamples,
  'Deal frame': dealFrameExamples,
  'Deal summary': dealSummaryExamples,
  'Deal strip': dealStripExamples,
  'Hero search': heroSearchExamples,
  'Skip link': skipLinkExamples,
  'Site header': siteHeaderExamples,
  'Site footer': siteFooterExamples,
  'Car picture': carPictureExamples,
  'Car gallery': carGalleryExamples,
  'Drawings of ranges': rangeSheetExamples,
}
