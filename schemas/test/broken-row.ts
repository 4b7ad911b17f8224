/** A field, a value it must not have, and what the editor is told; all of it, where it is several things. */
export type BrokenRow = [
  path: string,
  value: unknown,
  message: string | readonly string[],
  more?: {
    level?: 'warning'
    /** The field that is changed, where that makes another one wrong. */
    at?: string
    /** Other changes of the same document, by name of the field. */
    with?: Record<string, unknown>
    /** A document that holds the value already. */
    beside?: Record<string, unknown>
  },
]
