/** The fields we read of Stryker's JSON report (schema `mutation-testing-report-schema`). */
export interface MutationReport {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>
}

interface ReportedMutant {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: Position; end: Position }
}

interface Position {
  line: number
  column: number
}

/** A mutant with the text it replaces. Lines and columns count from 1. */
export interface Mutant {
  file: string
  lineNumber: number
  mutator: string
  original: string
  replacement: string
  line: string
  status: string
}

/** Every mutant of a report, in the order of files and lines. */
export function mutantsOf({ files }: MutationReport): Mutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants
      .map(({ mutatorName, replacement = '', status, location: { start, end } }) => ({
        file: file.replaceAll('\\', '/'),
        lineNumber: start.line,
        mutator: mutatorName,
        original: textBetween(lines, start, end),
        replacement,
        line: (lines[start.line - 1] ?? '').trim(),
        status,
      }))
      .toSorted((a, b) => a.lineNumber - b.lineNumber)
  })
}

function textBetween(lines: string[], start: Position, end: Position): string {
  const chosen = lines.slice(start.line - 1, end.line)
  const last = chosen.length - 1
  chosen[last] = (chosen[last] ?? '').slice(0, end.column - 1)
  chosen[0] = (chosen[0] ?? '').slice(start.column - 1)
  return chosen.join('\n')
}
