/** The name under which a page says that what it was about is gone. */
const name = 'larkway-gone'

/** The metadata of a page that is to answer 410: Next has no way to say so of a page. Rule R-37. */
export const goneMeta = { other: { [name]: '1' } } as const

const mark = Buffer.from(`<meta name="${name}"`)

/** Whether a page's HTML says that it is gone. */
export const isGonePage = (html: Buffer): boolean => html.includes(mark)
