import { existsSync } from 'node:fs'
import path from 'node:path'

/** The files that Next renders a page from: the page and every layout above it, from the root. */
export function pageEntries(root: string, page: string): string[] {
  const layouts: string[] = []
  for (
    let folder = path.dirname(page);
    folder.startsWith('site/app');
    folder = path.dirname(folder)
  ) {
    const layout = `${folder}/layout.tsx`
    if (existsSync(path.join(root, layout))) layouts.unshift(layout)
  }
  return [...layouts, page]
}
