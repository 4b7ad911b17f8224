import type { ExprNode } from 'groq-js/1'
import { queryTooLarge } from '#content-lake/http/lake-error.ts'
import { calledFunction, nodesOf, rewritten, type SyntaxNode } from '../parse/syntax-tree.ts'

/**
 * Hidden attributes that a traced query adds to every object it makes. Behind the mark stand the
 * attribute's turn (later ones win) and the name it explains, or `*` for all of a splat.
 */
export const hiddenMark = '\u0001'

/** Limit of a traced tree: an object inside an object is copied twice, so nested ones grow fast. */
const mostTraced = { attributes: 10_000, nodes: 200_000 } as const

/** The result of a traced query: the value, and its origins. */
export interface Trace {
  value: unknown
  origin: Origin
}

/** A string was read as `holder[key]`; lists of strings have lists of origins. */
export type Origin = { holder: unknown; key: string | number } | readonly Origin[] | null

/**
 * A query with the same result as the given one that records the origins of strings. Objects of
 * documents reach an answer as themselves and are known again; strings are not, so beside each
 * expression that reads one, the object it is read from is kept as well.
 * @throws LakeError 400 when that makes the query too large
 */
export function traced(tree: ExprNode): ExprNode {
  const tracer = new Tracer()
  const result = objectNode([
    valueAttribute('value', tracer.withOrigins(tree)),
    valueAttribute('origin', tracer.originOf(tree) ?? nothing),
  ])
  // Parts that stand in it twice are counted twice: so often are they copied and evaluated.
  if (!nodesOf(result).drop(mostTraced.nodes).next().done) throw tooMuchToTrace()
  return result as unknown as ExprNode
}

class Tracer {
  #turn = 0

  /** The expression with hidden attributes in the objects it makes. */
  withOrigins(tree: unknown): unknown {
    return rewritten(tree as ExprNode, (node) => {
      if (node.type !== 'Object') return undefined
      const attributes = node.attributes as SyntaxNode[]
      return objectNode(attributes.flatMap((attribute) => this.#attributes(attribute)))
    })
  }

  #attributes(attribute: SyntaxNode): SyntaxNode[] {
    this.#turn += 1
    if (this.#turn > mostTraced.attributes) throw tooMuchToTrace()
    const turn = this.#turn
    const value = this.withOrigins(attribute.value)
    if (attribute.type === 'ObjectAttributeValue') {
      const origin = this.originOf(attribute.value) ?? nothing
      return [
        { ...attribute, value },
        valueAttribute(`${hiddenMark}${turn}:${String(attribute.name)}`, origin),
      ]
    }
    const all = valueAttribute(`${hiddenMark}${turn}*`, value)
    if (attribute.type === 'ObjectSplat') return [{ ...attribute, value }, all]
    const condition = this.withOrigins(attribute.condition)
    return [
      { ...attribute, condition, value },
      { ...attribute, condition, value: objectNode([all]) },
    ]
  }

  /** An expression for the origin of what the given one reads; null where it reads no field. */
  originOf(part: unknown): unknown {
    const node = part as SyntaxNode
    switch (node.type) {
      case 'Group':
      case 'ArrayCoerce':
        return this.originOf(node.base)
      case 'AccessAttribute':
        return originNode(this.withOrigins(node.base ?? { type: 'This' }), node.name)
      case 'AccessElement':
      case 'Slice':
        return this.#originOfPart(node)
      case 'Map':
      case 'FlatMap': {
        const origin = this.originOf(node.expr)
        return origin && { ...node, base: this.withOrigins(node.base), expr: origin }
      }
      case 'Array': {
        const elements = node.elements as (SyntaxNode & { isSplat: boolean })[]
        if (elements.some(({ isSplat }) => isSplat)) return null
        return {
          ...node,
          elements: elements.map((element) => ({
            ...element,
            value: this.originOf(element.value) ?? nothing,
          })),
        }
      }
      case 'Select': {
        const alternatives = node.alternatives as SyntaxNode[]
        return this.#originOfChoice(alternatives, node.fallback)
      }
      default: {
        if (calledFunction(node) !== 'coalesce') return null
        const choices = (node.args as SyntaxNode[]).map((value) => ({
          type: 'SelectAlternative',
          condition: { type: 'FuncCall', namespace: 'global', name: 'defined', args: [value] },
          value,
        }))
        return this.#originOfChoice(choices)
      }
    }
  }

  /** An element or a slice, of a list of origins or of a list in a document. */
  #originOfPart(node: SyntaxNode): unknown {
    const list = isMadeList(node.base) ? this.originOf(node.base) : null
    if (list) return { ...node, base: list }
    return node.type === 'Slice' ? null : originNode(this.withOrigins(node.base), node.index)
  }

  #originOfChoice(alternatives: readonly SyntaxNode[], fallback?: unknown): unknown {
    return {
      type: 'Select',
      alternatives: alternatives.map((alternative) => ({
        ...alternative,
        condition: this.withOrigins(alternative.condition),
        value: this.originOf(alternative.value) ?? nothing,
      })),
      ...(fallback !== undefined && { fallback: this.originOf(fallback) ?? nothing }),
    }
  }
}

/** Whether the expression makes a list of its own, as `body[].text` does and `tags` does not. */
function isMadeList(part: unknown): boolean {
  const { type, base } = part as SyntaxNode
  if (type === 'Group' || type === 'ArrayCoerce' || type === 'Slice') return isMadeList(base)
  return type === 'Map' || type === 'FlatMap' || type === 'Array'
}

const tooMuchToTrace = () =>
  queryTooLarge(
    'The query nests objects too deeply for a source map. Ask without resultSourceMap, or nest fewer.',
  )

const nothing = { type: 'Value', value: null }

const objectNode = (attributes: SyntaxNode[]): SyntaxNode => ({ type: 'Object', attributes })

const valueAttribute = (name: string, value: unknown): SyntaxNode => ({
  type: 'ObjectAttributeValue',
  name,
  value,
})

const originNode = (holder: unknown, key: unknown) =>
  objectNode([
    valueAttribute('holder', holder),
    valueAttribute('key', { type: 'Value', value: key }),
  ])
