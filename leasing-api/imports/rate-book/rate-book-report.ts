import { problemsReported, problemText } from './bad-rows.ts'
import type { RateBookOutcome } from './import-rate-book.ts'

const problemsOnTerminal = 20
const duplicatesListed = 1000

/** The outcome as text to read; `details` names every problem that was kept. */
export function rateBookReport(
  fileName: string,
  outcome: RateBookOutcome,
  at: string,
): { summary: string[]; details: string[] } {
  const { problems, problemsFound, duplicates, duplicatesFound } = outcome
  const lines = problems.slice(0, problemsReported).map(problemText)
  const summary = [
    `Rate book of ${outcome.providerName} from ${fileName}, ${at}`,
    '',
    `Rows read      ${count(outcome.rowsRead)}`,
    `Bad rows       ${count(outcome.badRows)}`,
    `Duplicates     ${count(duplicatesFound)}, of which the cheaper was kept`,
    `Prices         ${count(outcome.offers)} of ${count(outcome.derivatives)} derivatives`,
    `Valid until    ${outcome.validUntil}`,
    ...(outcome.guessedExcess > 0
      ? [
          `Guessed        excess mileage of ${count(outcome.guessedExcess)} derivatives, at the middle of the provider's present rates`,
        ]
      : []),
    `Outcome        ${verdict(outcome)}`,
    ...(lines.length > 0 ? ['', ...lines.slice(0, problemsOnTerminal)] : []),
    ...(problemsFound > problemsOnTerminal
      ? [`and ${count(problemsFound - problemsOnTerminal)} more in the report`]
      : []),
  ]
  const details = [
    ...lines,
    ...(problemsFound > problemsReported
      ? [`and ${count(problemsFound - problemsReported)} more, not listed here`]
      : []),
    ...duplicates
      .slice(0, duplicatesListed)
      .map(
        ({ line, keptLine }) =>
          `line ${line}: the same profile as line ${keptLine}, which costs no more and was kept`,
      ),
    ...(duplicatesFound > duplicatesListed
      ? [`and ${count(duplicatesFound - duplicatesListed)} more duplicates, not listed`]
      : []),
  ]
  return { summary, details }
}

function verdict({ isTaken, isAcceptable, ratesVersion, badRows }: RateBookOutcome): string {
  if (isTaken) return `taken; rates version ${ratesVersion}`
  if (isAcceptable) return 'dry run: the book would be taken; nothing was changed'
  return `refused, nothing was changed: put the ${count(badRows)} bad rows right, or leave them out with --allow-bad ${badRows}`
}

const count = (number: number) => number.toLocaleString('en-GB')
