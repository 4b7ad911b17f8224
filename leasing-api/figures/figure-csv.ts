import { calls } from '#core/contract/calls.ts'
import { csvLine, csvStart } from '#core/contract/csv-line.ts'
import { enquirySteps, type StepCounts } from '#core/figures/enquiry-steps.ts'
import type { FigureFile } from '#core/figures/figure-files.ts'
import { pricePlaces } from '#core/figures/price-position.ts'
import type { Call } from '#core/contract/call.ts'
import type { WireSpeeds } from '#core/contract/calls/page-figures.ts'
import { pageMetricNames, pageMetrics } from '#core/figures/page-metrics.ts'
import type { Services } from '../server/services.ts'
import { enquiryFigures } from './enquiry-figures.ts'
import { experimentFigures } from './experiment-figures.ts'
import { pageSpeedFigures } from './page-speed-figures.ts'
import { pageViewFigures } from './page-view-figures.ts'
import { pricePositionFigures } from './price-position-figures.ts'

type Cell = string | number | null
type File = {
  /** Whoever may make it may have the file. */
  call: Call
  columns: readonly string[]
  rows: (services: Services, companyId: number | null) => Promise<Cell[][]>
}

const counts = (counted: StepCounts) => enquirySteps.map((step) => counted[step])

const speedColumns = pageMetricNames.flatMap((metric) => [
  `${metric}_p75_${pageMetrics[metric].unit}`,
  `${metric}_samples`,
])
const speedCells = (speeds: WireSpeeds) =>
  pageMetricNames.flatMap((metric) => [speeds[metric].p75, speeds[metric].samples])

const { getEnquiryFigures, getPricePositions, getExperimentFigures, getPageSpeed, getPageViews } =
  calls

/** What stands in each file, one row for each of what its page shows. Rule C-202. */
const files: Readonly<Record<FigureFile, File>> = {
  days: {
    call: getEnquiryFigures,
    columns: ['day', ...enquirySteps],
    rows: async (...of) =>
      (await enquiryFigures(...of)).days.map((each) => [each.day, ...counts(each)]),
  },
  states: {
    call: getEnquiryFigures,
    columns: ['state', 'enquiries'],
    rows: async (...of) =>
      (await enquiryFigures(...of)).states.map(({ state, enquiries }) => [state, enquiries]),
  },
  pages: {
    call: getEnquiryFigures,
    columns: ['manufacturer', 'range', ...enquirySteps],
    rows: async (...of) =>
      (await enquiryFigures(...of)).pages.map((each) => [
        each.manufacturer.name,
        each.range.name,
        ...counts(each),
      ]),
  },
  campaigns: {
    call: getEnquiryFigures,
    columns: ['source', 'medium', 'campaign', ...enquirySteps],
    rows: async (...of) =>
      (await enquiryFigures(...of)).campaigns.map((each) => [
        each.source,
        each.medium,
        each.campaign,
        ...counts(each),
      ]),
  },
  'price-positions': {
    call: getPricePositions,
    columns: ['provider', ...pricePlaces, 'median_gap_percent'],
    rows: async (...of) =>
      (await pricePositionFigures(...of)).map((each) => [
        each.providerName,
        ...pricePlaces.map((place) => each[place]),
        each.medianGapPercent,
      ]),
  },
  experiments: {
    call: getExperimentFigures,
    columns: ['scenario', 'variant', 'views', 'enquiries'],
    rows: async (services) =>
      (await experimentFigures(services)).map(({ scenario, variant, views, orders }) => [
        scenario,
        variant,
        views,
        orders,
      ]),
  },
  'page-speed': {
    call: getPageSpeed,
    columns: ['page', ...speedColumns],
    rows: async (services) =>
      (await pageSpeedFigures(services)).pages.map((page) => [page.pattern, ...speedCells(page)]),
  },
  'page-speed-days': {
    call: getPageSpeed,
    columns: ['day', ...speedColumns],
    rows: async (services) =>
      (await pageSpeedFigures(services)).days.map((each) => [each.day, ...speedCells(each)]),
  },
  'page-views': {
    call: getPageViews,
    columns: ['page', 'views'],
    rows: async (services) =>
      (await pageViewFigures(services)).pages.map(({ pattern, views }) => [pattern, views]),
  },
}

export const figureCall = (file: FigureFile): Call => files[file].call

/** A file of figures as CSV. Rules C-202, C-177. */
export async function figureCsv(
  file: FigureFile,
  services: Services,
  companyId: number | null,
): Promise<string> {
  const { columns, rows } = files[file]
  const lines = [[...columns], ...(await rows(services, companyId))]
  return csvStart + lines.map(csvLine).join('')
}
