import path from 'node:path'
import { forbiddenImport } from './boundary-rules.ts'

/**
 * oxlint's own `no-restricted-imports` reads specifiers as written and never looks into `import()`,
 * so a relative path or a dynamic import would slip past it. This rule resolves what is written to a
 * folder of ours and looks at every way one file can name another.
 */
interface Node {
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
interface Context {
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

/** Refuses imports that the table of areas does not allow. */
export const boundaries = {
  create(context: Context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const check = (node: Node, specifier: string | null) => {
      if (specifier === null) return
      const message = forbiddenImport(file, specifier)
      if (message !== null) context.report({ node, message: `'${specifier}': ${message}` })
    }
    const checkSource = (node: Node) => check(node, fixedText(node.source))
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression(node: Node) {
        const specifier = fixedText(node.source)
        check(node, specifier)
        if (specifier === null && file.startsWith('core/')) {
          context.report({ node, message: 'core never imports a computed path. Name the file.' })
        }
      },
      TSImportType(node: Node) {
        check(node, fixedText(node.source ?? node.argument))
      },
      TSExternalModuleReference(node: Node) {
        check(node, fixedText(node.expression))
      },
      // require('…'), import.meta.resolve('…'), vi.mock('…')
      CallExpression(node: Node) {
        const name = node.callee?.name ?? node.callee?.property?.name
        if (name && loaders.has(name)) check(node, fixedText(node.arguments?.[0]))
      },
      // new Worker(new URL('./worker.ts', import.meta.url)) runs the file all the same.
      NewExpression(node: Node) {
        const specifier = node.callee?.name === 'URL' ? fixedText(node.arguments?.[0]) : null
        if (specifier?.startsWith('.') && code.test(specifier)) check(node, specifier)
      },
    }
  },
}
