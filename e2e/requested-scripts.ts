import type { Page } from '@playwright/test'

/** Addresses of the scripts that a page asks for from now on; the list grows as it does. */
export function requestedScripts(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}
