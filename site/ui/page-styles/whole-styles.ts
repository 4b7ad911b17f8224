/** Of a page as sent: the sheet with what its own HTML uses. */
const own = 'link[href*="/static/styles/"]'

let whole: Promise<void> | undefined

/**
 * Loads the sheets of the build, once, of which a page as sent has only what its HTML uses. Whatever a
 * script shows waits for them. One that cannot be loaded is not waited for. Rule D-115.
 */
export const wholeStyles = (): Promise<void> => (whole ??= load())

/** A module that shows something, and the styles for it. */
export async function withStyles<Module>(part: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([part, wholeStyles()])
  return module
}

async function load(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>(own)
  if (!sheet) return
  // The names stand in that of the page's sheet, in their order; last in it is what it has of them.
  const names = sheet.href.split('/').at(-1)!.split(',').slice(0, -1)
  const links: HTMLLinkElement[] = []
  for (const name of names) {
    const href = `/_next/static/chunks/${name}.css`
    // The way to another page may have brought it.
    const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)
    const link = known ?? document.createElement('link')
    if (!known) {
      link.rel = 'stylesheet'
      link.href = href
      link.dataset['precedence'] = 'next'
    }
    // In its place, even if a module that needs it has asked for it just now.
    if (!link.sheet) (links.at(-1) ?? sheet).after(link)
    links.push(link)
  }
  await Promise.all(links.map(ended))
  // It says nothing more by now; the browser has that much less to look through.
  sheet.disabled = links.every((link) => link.sheet)
}

const ended = async (link: HTMLLinkElement): Promise<void> => {
  if (link.sheet) return
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve)
  })
}
