/**
 * Words with which dealers describe the engine, the gearbox, the drive and a van's size, in the
 * first part of a derivative's name. A trim may follow them and never holds one in front.
 */
const technicalWords: ReadonlySet<string> = new Set(
  [
    'petrol diesel hybrid electric plug-in mild mild-hybrid bi-fuel mhev phev e-hev turbo v6 v8 v12',
    'tsi etsi tfsi tdi t-gdi gdi crdi ecoboost ecoblue puretech bluehdi hdi tce dci e-tech',
    'skyactiv-g skyactiv-x e-skyactiv d t p',
    'auto automatic manual steptronic tiptronic tronic xtronic pdk dsg dct cvt e-cvt edc amt ags at mt',
    'powershift lineartronic gr-dat',
    'awd fwd rwd 2wd 4wd 4x4 4xe all4 q4 quattro xdrive 4motion 4matic 4drive allgrip allgrip-e',
    'e-four direct4 e-4orce drive powertrain',
    'single dual twin motor long extended medium range',
    'l1 l2 l3 l4 h1 h2 h3 l1h1 l1h2 l2h1 l2h2 l3h2 l3h3 l4h3 swb lwb xl roof',
  ].flatMap((line) => line.split(' ')),
)

/** Figures as they stand in names: 1.2, 130, 320d, D250, 54kWh, EAT8. */
const technicalFigures = [
  /^\d+\.\d+/,
  /^(?:[4-9]\d|\d{3,})$/,
  /kwh$/i,
  /^[a-z]{1,2}\d{2,}[a-z]{0,2}$/i,
  /^\d{2,}[a-z]{1,3}$/i,
  /^e?-?(?:dct|dsc|dsg|eat)-?\d$/i,
]

/**
 * The trim in a derivative's name: what follows the last word about engine, gearbox or drive. The
 * last word at least; the whole name where nothing in it is technical. Rule K-07.
 * @example trimName('1.2 Turbo 130 Auto GS Line') // 'GS Line'
 */
export function trimName(derivativeName: string): string {
  const words = derivativeName.split(' ')
  const last = words.slice(0, -1).findLastIndex(isTechnical)
  return words.slice(last + 1).join(' ')
}

function isTechnical(word: string): boolean {
  return (
    technicalWords.has(word.toLowerCase()) || technicalFigures.some((figure) => figure.test(word))
  )
}
