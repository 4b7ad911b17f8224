/** A rule as the book states it: `- **Z-01** What holds …`. */
export interface BookRule {
  id: string
  letter: string
  number: number
  section: string
  lineNumber: number
}

const listItem = /^\s*- \*\*([A-Z])-(\d{2})\*\*/
const heading = /^## (.+)$/

/** The rules of a book in their order. Text that is no such list item is none. */
export function readRuleBook(text: string): BookRule[] {
  let section = ''
  const rules: BookRule[] = []
  for (const [index, line] of text.split('\n').entries()) {
    section = heading.exec(line)?.[1]?.trim() ?? section
    const [, letter, digits] = listItem.exec(line) ?? []
    if (!letter || !digits) continue
    const id = `${letter}-${digits}`
    rules.push({ id, letter, number: Number(digits), section, lineNumber: index + 1 })
  }
  return rules
}

/**
 * What is wrong with the numbering: an id that stands twice, a letter in two sections, and ids of a
 * letter that do not rise in the order of the book. A rule that was given up leaves a gap.
 */
export function bookErrors(rules: readonly BookRule[]): string[] {
  const problems: string[] = []
  for (const [letter, ofLetter] of Map.groupBy(rules, (rule) => rule.letter)) {
    const sections = new Set(ofLetter.map((rule) => rule.section))
    if (sections.size > 1) {
      problems.push(`${letter}: one letter, several sections (${[...sections].join(', ')})`)
    }
    problems.push(...numberingErrors(ofLetter))
  }
  return problems
}

function numberingErrors(rules: readonly BookRule[]): string[] {
  const problems: string[] = []
  const seen = new Set<string>()
  let highest = 0
  for (const { id, number, lineNumber } of rules) {
    if (seen.has(id)) {
      problems.push(`${id} stands twice (again in line ${lineNumber})`)
      continue
    }
    seen.add(id)
    if (number < highest) problems.push(`${id} in line ${lineNumber} stands after a higher number`)
    highest = Math.max(highest, number)
  }
  return problems
}
