import type { EquivalentMutant } from './equivalent-mutants.ts'
import { provedAreas } from './areas-to-mutate.ts'
import { type Mutant, type MutationReport, mutantsOf } from './mutation-report.ts'

/** Least share of an area's mutants that must be killed or time out, in per cent. */
const leastScore = 85

/** Areas where each surviving mutant must be listed as equivalent. */
const explainedAreas = ['core/pricing', 'core/landing']

export interface AreaResult {
  /** The survivors, one a line. */
  lines: string[]
  /** The area's row of figures. */
  summary: string
  /** Reasons for a failure; empty on success. */
  problems: string[]
}

interface AreaReport {
  folder: string
  report: MutationReport
  equivalents: readonly EquivalentMutant[]
  /** False when only some files of the area were mutated: then no score and no stale entry counts. */
  isWhole: boolean
}

/** Checks the mutation report of one area. */
export function checkArea({ folder, report, equivalents, isWhole }: AreaReport): AreaResult {
  const mutants = mutantsOf(report)
  const survivors = mutants.filter(isAlive)
  const listed = equivalents.filter((entry) => entry.file.startsWith(`${folder}/`))
  const isListed = (mutant: Mutant) => listed.some((entry) => isSame(entry, mutant))
  const figures = countByStatus(mutants)
  const unexplained = survivors.filter((mutant) => !isListed(mutant))
  const stale = listed.filter((entry) => !survivors.some((mutant) => isSame(entry, mutant)))

  const problems: string[] = []
  if (isWhole && provedAreas.includes(folder) && figures.score < leastScore) {
    problems.push(`${folder}: ${figures.score.toFixed(1)}% killed, at least ${leastScore}% wanted`)
  }
  if (explainedAreas.includes(folder) && unexplained.length > 0) {
    problems.push(
      `${folder}: ${unexplained.length} survivors are not in tools/mutate/equivalent-mutants.json. Write the test that kills each, or list it with the reason that it is equivalent.`,
    )
  }
  if (isWhole) {
    for (const { file, line, original, replacement } of stale) {
      problems.push(
        `${file}: \`${original}\` → \`${replacement}\` in \`${line}\` is listed as equivalent, but it does not survive. Take the entry out.`,
      )
    }
  }
  return {
    lines: survivors.map((mutant) => describe(mutant, isListed(mutant))),
    summary: summaryOf(folder, figures, survivors.length - unexplained.length),
    problems,
  }
}

const isAlive = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage'

const isSame = (entry: EquivalentMutant, mutant: Mutant) =>
  entry.file === mutant.file &&
  entry.mutator === mutant.mutator &&
  entry.original === mutant.original &&
  entry.replacement === mutant.replacement &&
  entry.line === mutant.line

function countByStatus(mutants: readonly Mutant[]) {
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length
  const killed = count('Killed')
  const timeout = count('Timeout')
  const survived = count('Survived')
  const noCoverage = count('NoCoverage')
  const valid = killed + timeout + survived + noCoverage
  const score = valid === 0 ? 100 : (100 * (killed + timeout)) / valid
  return { killed, timeout, survived, noCoverage, score }
}

function describe(mutant: Mutant, isEquivalent: boolean): string {
  const { file, lineNumber, mutator, original, replacement, status } = mutant
  const marks = [status === 'NoCoverage' && 'no test', isEquivalent && 'equivalent'].filter(Boolean)
  const note = marks.length > 0 ? `  (${marks.join(', ')})` : ''
  return `${file}:${lineNumber} ${mutator} ${onOneLine(original)} → ${onOneLine(replacement)}${note}`
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function summaryOf(
  folder: string,
  { killed, timeout, survived, noCoverage, score }: ReturnType<typeof countByStatus>,
  equivalent: number,
): string {
  const figures = `killed ${killed}, timeout ${timeout}, survived ${survived}, no coverage ${noCoverage}`
  return `${folder.padEnd(18)} ${score.toFixed(1).padStart(5)}%  ${figures}, equivalent ${equivalent}`
}
