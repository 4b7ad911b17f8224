/** Words that describe engine, gearbox or drive and never a trim. */
const technical = new Set(
  `ecoboost ecoblue tivct mhev phev hev bev ev fhev mild hybrid full plug in plugin electric petrol diesel
   tsi tdi etsi tfsi ehybrid dsg auto automatic manual speed ct cvt ecvt dct edct dsc edsc eat tgdi gdi
   crdi mpi puretech bluehdi hdi blue dci tce digt mh epower xtronic multitronic edc etech cdi skyactiv g d e x
   turbo awd fwd rwd 2wd 4wd 4x4 4x2 4motion 4matic 4matic+ quattro xdrive allgrip ss stop start engine motor battery
   kwh kw ps bhp hp gear 1speed powershift ecotsi boxer recharge twin single s st v vvti dualjet boosterjet
   standard range long extended battery and with`.split(/\s+/),
)

/** A text as plain words: no accents, no punctuation, decimals whole, "GT-Line" two words. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\b(e|awd|plug)-(i|in|four|4orce|power|tech|cvt|dct\d?|dsc\d?|hybrid)\b/g, '$1$2')
    .replace(/\ball[- ]wheel drive\b/g, 'awd')
    .replaceAll('&', '')
    .split(/[^a-z0-9.+#]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '')
}

/** Numbers, sizes and the words of engines and gearboxes. */
export function isTechnicalWord(word: string): boolean {
  return (
    technical.has(word) ||
    /^\d+(\.\d+)?(l|t|d|i|ps|bhp|hp|kw|kwh|v|speed)?\+?$/.test(word) ||
    /^(edct|edsc|eat|dct|dsg|a|m|b|t)\d$/.test(word)
  )
}
