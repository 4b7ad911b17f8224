import type { FilterDefault } from '@sanity/client/stega'

/**
 * Fields whose text is read by programs or stands where no invisible letters may: addresses,
 * names of pictures, words that code compares. Everything else an editor can click on the page.
 */
const plainFields: ReadonlySet<string> = new Set([
  'alt',
  'audience',
  'bestBefore',
  'caption',
  'closes',
  'days',
  'endsOn',
  'figure',
  'financeTypes',
  'from',
  'fuelTypes',
  'hosts',
  'kind',
  'layout',
  'manufacturer',
  'measure',
  'opens',
  'part',
  'phone',
  'pricesShownAs',
  'publishedAt',
  'range',
  'relatedCapIds',
  'reviewBy',
  'reviewedOn',
  'routes',
  'service',
  'startsOn',
  'to',
  'tokens',
  'topic',
  'updatedAt',
  'validFrom',
  'visitors',
])

/**
 * Whether a text of a document gets the invisible mark that leads an editor to its field. Never
 * what ends in an attribute, an address, a date or a comparison. Rule E-08.
 */
export const isMarked: FilterDefault = (props) =>
  props.filterDefault(props) &&
  !props.sourcePath.some((segment) => typeof segment === 'string' && plainFields.has(segment))
