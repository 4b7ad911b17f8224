import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { ownPackages } from './own-packages.ts'

/** Sizes of a bundle, minified and with gzip -9, and the files that are in it. */
export interface ScriptBytes {
  minified: number
  gz: number
  files: string[]
}

/** What a browser loads with the page, and what it loads when something on it is used. */
export interface Scripts {
  first: ScriptBytes
  onTouch: ScriptBytes
}

/**
 * Bundles and minifies these files together, without packages other than core's own. Chunks that
 * only a dynamic import reaches are counted apart.
 */
export async function scriptBytes(
  root: string,
  files: readonly string[],
  plugins: Plugin[] = [],
): Promise<Scripts> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: files.map((file) => `export * from './${file}'`).join('\n'),
      resolveDir: root,
      sourcefile: 'entry.ts',
    },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'error',
    loader: { '.css': 'empty', '.module.css': 'empty', '.woff2': 'empty', '.svg': 'text' },
    plugins: [...plugins, ownPackages],
  })
  const texts = new Map(outputFiles.map((file) => [file.path.replace(`${root}/`, ''), file.text]))
  const chunks = Object.entries(metafile.outputs).filter(([chunk]) => chunk.endsWith('.js'))
  const entry = chunks.find(([, output]) => output.entryPoint === 'entry.ts')?.[0] ?? ''
  const first = new Set<string>()
  const walk = (chunk: string) => {
    if (first.has(chunk)) return
    first.add(chunk)
    for (const { path: target, kind } of metafile.outputs[chunk]?.imports ?? []) {
      if (kind === 'import-statement') walk(target)
    }
  }
  walk(entry)
  const sum = (isWanted: (chunk: string) => boolean): ScriptBytes => {
    const wanted = chunks.filter(([chunk]) => texts.has(chunk) && isWanted(chunk))
    const codes = wanted.map(([chunk]) => withoutLeftOut(texts.get(chunk)!))
    return {
      minified: total(codes.map((code) => Buffer.byteLength(code))),
      gz: total(codes.map((code) => (code ? gzipSync(code, { level: 9 }).byteLength : 0))),
      files: wanted.flatMap(([, output]) => Object.keys(output.inputs)).toSorted(),
    }
  }
  return { first: sum((chunk) => first.has(chunk)), onTouch: sum((chunk) => !first.has(chunk)) }
}

/** The import lines of what was left out would not be there either. */
export const withoutLeftOut = (code: string) =>
  code.replaceAll(/(?:import|export)[^"'();=]*"left-out\/[^"]*";?/g, '').trim()

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
