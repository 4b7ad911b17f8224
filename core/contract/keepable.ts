/**
 * Whether every text in a value can be kept. Texts with a zero character or half a character pair
 * are JSON, and a zero can be written into an address, but no database keeps them. Bytes are no
 * text. Rules C-07, C-08, C-62.
 */
export function isKeepable(value: unknown): boolean {
  return unkeepableField(value) === null
}

/** A part of a value that is still to be looked at, and the name of the field that it lies in. */
type Part = { value: unknown; field: string }

/**
 * The name of the innermost field that holds a text that cannot be kept; empty where the value
 * is itself that text, null when every text can be kept. However deep the value is: it is looked
 * through without recursion. Rule C-62.
 * @example unkeepableField({ error: { request: 'zero \0' } }) // 'request'
 */
export function unkeepableField(value: unknown): string | null {
  const open: Part[] = [{ value, field: '' }]
  for (let part = open.pop(); part; part = open.pop()) {
    const { value: each, field } = part
    if (typeof each === 'string' && !isKeepableText(each)) return field
    if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each)) continue
    for (const [key, inner] of Object.entries(each)) {
      if (!isKeepableText(key)) return field
      open.push({ value: inner, field: Array.isArray(each) ? field : key })
    }
  }
  return null
}

function isKeepableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/**
 * A text as it can be kept: zero characters are left out, and half a character pair becomes the
 * replacement character. For what nobody can be asked to mend: the record of a failure, a form
 * that is shown again. Rule C-62.
 */
export function keepableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

export const unkeepableMessage = 'Leave out characters that cannot be shown.'
