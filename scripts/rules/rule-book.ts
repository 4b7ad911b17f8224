import type { SourceText } from './citations.ts'

/** A rule as the book states it: `- **Z-01** What holds …`, with the indented lines below. */
export interface BookRule {
  id: string
  letter: string
  number: number
  /** Without its id and without the lines of a table. */
  text: string
  file: string
  lineNumber: number
  /** The heading it stands below; empty before the first. */
  section: string
}

/** The most characters of a rule's text. */
const longestRule = 300

const listItem = /^- \*\*([A-Z])-(\d{2,3})\*\* (.*)$/
const continuation = /^ +([^\s|].*)$/

/** The rules of a book's files in their order. Text that is no such list item is none. */
export function readRuleBook(files: readonly SourceText[]): BookRule[] {
  return files.flatMap(({ file, text }) => {
    const rules: BookRule[] = []
    let section = ''
    for (const [index, line] of text.split('\n').entries()) {
      const [, letter, digits, start] = listItem.exec(line) ?? []
      const [, more] = continuation.exec(line) ?? []
      const last = rules.at(-1)
      if (line.startsWith('#')) section = line
      if (letter && digits && start) {
        const id = `${letter}-${digits}`
        const lineNumber = index + 1
        rules.push({ id, letter, number: Number(digits), text: start, file, lineNumber, section })
      } else if (more && last) last.text += ` ${more}`
    }
    return rules
  })
}

/**
 * Validates a book: ids that stand twice, ids that do not rise within a section (a rule that was
 * given up leaves a gap), a file with two letters, a letter in two files, and long texts.
 */
export function bookErrors(rules: readonly BookRule[]): string[] {
  return rules.flatMap((rule, index) => {
    const { id, letter, number, text, file } = rule
    const before = rules.slice(0, index)
    const same = before.find((other) => other.id === id)
    const firstOfLetter = before.find((other) => other.letter === letter)
    const firstOfFile = before.find((other) => other.file === file)
    const isAfterHigher = before.some(
      (other) => other.file === file && other.section === rule.section && other.number > number,
    )
    return [
      ...(same ? [`stands in ${place(same)} already`] : []),
      ...(!same && isAfterHigher ? ['stands after a higher number'] : []),
      ...(firstOfFile && firstOfFile.letter !== letter
        ? [`stands in the file of the rules ${firstOfFile.letter}`]
        : []),
      ...(firstOfLetter && firstOfLetter.file !== file
        ? [`stands apart from the rules ${letter} in ${firstOfLetter.file}`]
        : []),
      ...(text.length > longestRule
        ? [
            `has ${text.length} characters. Say it in ${longestRule}; lists go into a table below it`,
          ]
        : []),
    ].map((error) => `${place(rule)}: ${id} ${error}`)
  })
}

const place = ({ file, lineNumber }: BookRule) => `${file}:${lineNumber}`
