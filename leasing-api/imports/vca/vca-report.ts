import type { VcaOutcome } from './import-vca.ts'

/** The outcome as text to read: a summary, and behind it every row that was refused, mended or trimmed. */
export function vcaReport(
  fileName: string,
  outcome: VcaOutcome,
  at: string,
): { summary: string[]; details: string[] } {
  const { merged, guessed } = outcome
  const mergedRows = merged.testBounds + merged.duplicates + merged.differingFigures
  const summary = [
    `Catalogue import of ${fileName}, ${at}`,
    '',
    `Read as            ${outcome.encoding}`,
    `Rows read          ${count(outcome.rows)}`,
    `Rows refused       ${count(outcome.refused.length)}`,
    `Rows merged        ${count(mergedRows)}: ${count(merged.testBounds)} other test bound, ${count(merged.duplicates)} duplicates, ${count(merged.differingFigures)} same name with other figures`,
    `Names mended       ${count(outcome.mendedRows)} rows`,
    `Figures mended     ${count(outcome.mended.length)}`,
    `Figures left out   ${count(outcome.leftOut.length)}`,
    `Cars in the file   ${count(outcome.cars)}: ${count(outcome.matchedCars)} describe ${count(outcome.matchedAuthored)} derivatives we had, ${count(outcome.ownCars)} are derivatives of their own`,
    `Derivatives        ${count(outcome.inserted)} new, ${count(outcome.updated)} changed, ${count(outcome.unchanged)} unchanged`,
    `Withdrawn          ${withdrawnWords(outcome)}`,
    `Guessed            ${Object.entries(guessed)
      .map(([field, cars]) => `${field} of ${count(cars)}`)
      .join(', ')}`,
    '',
    'Cars without rates are not listed until a rate book prices them.',
  ]
  const details = [
    ...outcome.refused.map(({ line, reason }) => `line ${line}: refused, ${reason}`),
    ...outcome.mended.map(({ line, reason }) => `line ${line}: mended, ${reason}`),
    ...outcome.leftOut.map(({ line, reason }) => `line ${line}: left out, ${reason}`),
  ]
  return { summary, details }
}

const withdrawnWords = ({ withdrawn, revived, isPart }: VcaOutcome) =>
  isPart
    ? `none: more than half of the cars imported before are not in this file, which is taken for a part of it; ${count(revived)} back`
    : `${count(withdrawn)} that this file has no more, ${count(revived)} back`

const count = (number: number) => number.toLocaleString('en-GB')
