import type { FilterChange } from '../filters/change/apply-change.ts'
import { featureFlagLabels, featureFlags } from '../vehicle/feature-flag.ts'
import { plainWords } from './plain-words.ts'

/** Words for a choice of the filters, as people say them. */
type Phrase = { words: readonly string[]; change: FilterChange }

const phrases: Readonly<Record<string, FilterChange>> = {
  'electric|electrics|ev|evs|bev': { fuelTypes: ['electric'] },
  petrol: { fuelTypes: ['petrol'] },
  diesel: { fuelTypes: ['diesel'] },
  'hybrid|hybrids': { fuelTypes: ['hybrid', 'plug-in-hybrid'] },
  'plug in hybrid|plug in hybrids|plugin hybrid|phev|phevs|plug in|plugin': {
    fuelTypes: ['plug-in-hybrid'],
  },
  'suv|suvs|4x4|crossover|crossovers': { bodyTypes: ['suv'] },
  'people carrier|people carriers|mpv|mpvs': { bodyTypes: ['mpv'] },
  'hatchback|hatchbacks|hatch': { bodyTypes: ['hatchback'] },
  'saloon|saloons|sedan': { bodyTypes: ['saloon'] },
  'estate|estates': { bodyTypes: ['estate'] },
  'sports|sports car|sports cars': { bodyTypes: ['sports'] },
  'coupe|coupes': { bodyTypes: ['coupe'] },
  'convertible|convertibles|cabriolet|cabriolets|soft top': { bodyTypes: ['convertible'] },
  'van|vans': { bodyTypes: ['van'] },
  'automatic|automatics|auto': { transmissions: ['automatic'] },
  manual: { transmissions: ['manual'] },
  'in stock|stock|available now': { stock: true },
  'special offers|special offer|hot deals|hot deal': { specialOffers: true },
  'with maintenance|maintained': { maintained: true },
  'business|business lease|bch': { financeType: 'business' },
  'personal|personal lease': { financeType: 'personal' },
  pcp: { financeType: 'pcp' },
  'big boot|large boot': { bootFrom: 500 },
}

/** Every phrase with its choice, those of more words first; equipment by its own names. Rule F-131. */
export const spokenPhrases: readonly Phrase[] = [
  ...Object.entries(phrases).flatMap(([all, change]) =>
    all.split('|').map((text) => ({ words: text.split(' '), change })),
  ),
  ...featureFlags.map((flag) => ({
    words: plainWords(featureFlagLabels[flag]),
    change: { features: [flag] },
  })),
].toSorted((left, right) => right.words.length - left.words.length)
