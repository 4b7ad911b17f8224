import { leastPercentLeft } from '#core/rates/fewer-prices.ts'
import { errorsReported, rowErrorText } from './bad-rows.ts'
import type { RateBookOutcome } from './rate-book-outcome.ts'

const errorsOnTerminal = 20
const duplicatesListed = 1000

/** The outcome as text; `details` lists every stored error. */
export function rateBookReport(
  fileName: string,
  outcome: RateBookOutcome,
  at: string,
): { summary: string[]; details: string[] } {
  const { errors, errorsFound, duplicates, duplicatesFound } = outcome
  const lines = errors.slice(0, errorsReported).map(rowErrorText)
  const summary = [
    `Rate book of ${outcome.providerName} from ${fileName}, ${at}`,
    '',
    `Lines          ${count(outcome.lines)}: the column names, ${count(outcome.blankLines)} blank, ${count(outcome.rowsRead)} rows`,
    `Bad rows       ${count(outcome.badRows)} of ${count(outcome.rowsRead)}`,
    `Duplicates     ${count(duplicatesFound)}, of which the cheaper was kept`,
    `Prices         ${count(outcome.offers)} of ${count(outcome.derivatives)} derivatives`,
    `Valid until    ${outcome.validUntil}`,
    ...(outcome.guessedExcess > 0
      ? [
          `Guessed        excess mileage of ${count(outcome.guessedExcess)} derivatives, at the middle of the provider's present rates`,
        ]
      : []),
    ...outcomeLines(outcome),
    ...(lines.length > 0 ? ['', ...lines.slice(0, errorsOnTerminal)] : []),
    ...(errorsFound > errorsOnTerminal
      ? [`and ${count(errorsFound - errorsOnTerminal)} more in the report`]
      : []),
  ]
  const details = [
    ...lines,
    ...(errorsFound > errorsReported
      ? [`and ${count(errorsFound - errorsReported)} more, not listed here`]
      : []),
    ...duplicates
      .slice(0, duplicatesListed)
      .map(
        ({ line, firstLine }) =>
          `line ${line}: the same profile as line ${firstLine}, which costs no more and was kept`,
      ),
    ...(duplicatesFound > duplicatesListed
      ? [`and ${count(duplicatesFound - duplicatesListed)} more duplicates, not listed`]
      : []),
  ]
  return { summary, details }
}

/** What became of the book; each reason against it on a line of its own. */
function outcomeLines(outcome: RateBookOutcome): string[] {
  if (outcome.isTaken) return [`Outcome        taken; rates version ${outcome.ratesVersion}`]
  if (outcome.isAcceptable) {
    return ['Outcome        dry run: the book would be taken; nothing was changed']
  }
  const isHeld = outcome.areBadAllowed && outcome.offers > 0
  return [
    `Outcome        ${isHeld ? 'held' : 'refused'}, nothing was changed`,
    ...reasonsAgainst(outcome).map((reason) => `               ${reason}`),
  ]
}

function reasonsAgainst({ areBadAllowed, badRows, offers, shortfalls }: RateBookOutcome): string[] {
  const bad = `put the ${count(badRows)} bad rows right, or leave them out with --allow-bad ${badRows}`
  if (offers === 0) return ['no row can be taken, so the provider keeps its present prices']
  return [
    ...(areBadAllowed ? [] : [bad]),
    ...shortfalls.map(
      ({ of, left, present }) =>
        `it leaves ${count(left)} of the ${count(present)} ${of} that the provider has now, fewer than ${leastPercentLeft}%; when that is right, give --confirm-fewer`,
    ),
  ]
}

const count = (number: number) => number.toLocaleString('en-GB')
