import { readFileSync } from 'node:fs'
import { splitFields } from '../imports/csv/split-fields.ts'

/** A row of a catalogue table. Whatever cannot be read throws, naming file and line. */
export class CatalogueRow {
  readonly #place: string
  readonly #cells: ReadonlyMap<string, string>

  constructor(place: string, cells: ReadonlyMap<string, string>) {
    this.#place = place
    this.#cells = cells
  }

  /** @throws Error saying where the row stands and what is wrong with it */
  refuse(reason: string): never {
    throw new Error(`${this.#place}: ${reason}`)
  }

  /** The cell's text; undefined when it is empty. */
  optionalText(column: string): string | undefined {
    return (this.#cells.get(column) ?? this.refuse(`the column ${column} is missing.`)) || undefined
  }

  text(column: string): string {
    return this.optionalText(column) ?? this.refuse(`${column} is empty.`)
  }

  optionalNumber(column: string): number | undefined {
    const text = this.optionalText(column)
    if (text === undefined) return undefined
    if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
    return this.refuse(`${column} is "${text}", which is no number.`)
  }

  number(column: string): number {
    return this.optionalNumber(column) ?? this.refuse(`${column} is empty.`)
  }

  oneOf<Word extends string>(column: string, words: readonly Word[]): Word {
    return this.#wordOf(column, this.text(column), words)
  }

  /** The words of a cell, divided by `|`; undefined when it is empty. */
  optionalList<Word extends string>(column: string, words: readonly Word[]): Word[] | undefined {
    return this.optionalText(column)
      ?.split('|')
      .map((word) => this.#wordOf(column, word, words))
  }

  #wordOf<Word extends string>(column: string, text: string, words: readonly Word[]): Word {
    return (
      words.find((word) => word === text) ??
      this.refuse(`${column} is "${text}". Write one of ${words.join(', ')}.`)
    )
  }
}

/**
 * The rows of a table with commas, its first line naming the columns.
 * @throws Error naming file and line of what cannot be split
 */
export function readTable(file: string): CatalogueRow[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/)
  const columns = header.split(',')
  return lines.map((line, at) => {
    const place = `${file}, line ${at + 2}`
    const split = splitFields(line, ',')
    if (!split.ok) throw new Error(`${place}: ${line} ${split.reason}.`)
    if (split.values.length !== columns.length) {
      throw new Error(`${place}: ${split.values.length} values for ${columns.length} columns.`)
    }
    return new CatalogueRow(place, new Map(columns.map((name, n) => [name, split.values[n]!])))
  })
}
