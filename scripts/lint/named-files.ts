/** The part of a syntax tree's node that the rules about imports read. */
export interface Node {
  type: string
  source?: Node | null
  callee?: Node
  arguments?: Node[]
  object?: Node
  property?: Node
  argument?: Node
  literal?: Node
  expression?: Node
  expressions?: Node[]
  quasis?: { value: { cooked: string } }[]
  value?: unknown
  name?: string
}
export interface Context {
  filename: string
  cwd: string
  report(problem: { node: Node; message: string }): void
}

const loaders = new Set(['require', 'resolve', 'createRequire', 'mock', 'doMock', 'importActual'])
const code = /\.[cm]?[jt]sx?$/

/** The text of a literal or of a template without holes; null when it is computed. */
function fixedText(node: Node | null | undefined): string | null {
  if (!node) return null
  if (typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions?.length === 0) {
    return node.quasis?.[0]?.value.cooked ?? null
  }
  if (node.type === 'TSLiteralType') return fixedText(node.literal)
  return null
}

/**
 * The visitor that reports every way one file can name another.
 *
 * oxlint's own `no-restricted-imports` never looks into `import()`, `require`, type expressions,
 * mocks or the address of a worker, so an import could slip past it.
 * @param check called with the node to report at and the specifier as written; null when computed
 */
export function visitNamedFiles(check: (node: Node, specifier: string | null) => void) {
  const checkSource = (node: Node) => check(node, fixedText(node.source))
  const checkFixed = (node: Node, specifier: string | null) => {
    if (specifier !== null) check(node, specifier)
  }
  return {
    ImportDeclaration: checkSource,
    ExportNamedDeclaration: (node: Node) => checkFixed(node, fixedText(node.source)),
    ExportAllDeclaration: checkSource,
    ImportExpression: checkSource,
    TSImportType: (node: Node) => check(node, fixedText(node.source ?? node.argument)),
    TSExternalModuleReference: (node: Node) => check(node, fixedText(node.expression)),
    // require('…'), import.meta.resolve('…'), vi.mock('…')
    CallExpression(node: Node) {
      const name = node.callee?.name ?? node.callee?.property?.name
      if (name && loaders.has(name)) checkFixed(node, fixedText(node.arguments?.[0]))
    },
    // new Worker(new URL('./worker.ts', import.meta.url)) runs the file all the same.
    NewExpression(node: Node) {
      const specifier = node.callee?.name === 'URL' ? fixedText(node.arguments?.[0]) : null
      if (specifier?.startsWith('.') && code.test(specifier)) check(node, specifier)
    },
  }
}
