/** Two who send a visitor to one page at once, a guard and the end of a session, send them once. */
const onceWithinMs = 1000

let opening: string | null = null

/** Opens a page of the site as a press on a link to it does: in place where its script is there. Rule D-51. */
export function openPage(path: string): void {
  if (path === opening) return
  opening = path
  setTimeout(() => {
    opening = null
  }, onceWithinMs)
  const link = Object.assign(document.createElement('a'), { href: path, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}
