import type { FieldDefinition } from 'sanity'

/** One rule of a field: what it demands, and the text it says when that is not so. */
export type DeclaredRule = { demands: string[]; isCustom: boolean; message?: string }

const levels = new Set(['error', 'warning', 'info'])

/** The rules that a field declares, as they stand in its definition. */
export function rulesOf({ validation }: FieldDefinition): DeclaredRule[] {
  if (typeof validation !== 'function') return []
  const begin = () => recording({ demands: [], isCustom: false })
  // The Studio hands every rule of a list the same empty beginning.
  const start = new Proxy({}, { get: (_, name) => Reflect.get(begin(), name) as unknown })
  const declared = (validation as (rule: unknown) => unknown)(start)
  return [declared].flat().map((rule) => (rule as { declared: DeclaredRule }).declared)
}

/** A rule that notes what is called on it. */
function recording(declared: DeclaredRule): object {
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'declared') return declared
        if (name === 'valueOfField') return (field: string) => ({ field })
        return (first: unknown) => recording(noted(declared, String(name), first))
      },
    },
  )
}

function noted(declared: DeclaredRule, name: string, first: unknown): DeclaredRule {
  if (levels.has(name)) {
    return typeof first === 'string' ? { ...declared, message: first } : declared
  }
  if (name === 'reset') return { demands: [], isCustom: false }
  if (name === 'custom') return { ...declared, isCustom: true }
  return { ...declared, demands: [...declared.demands, name] }
}
