/** The browser's side of `drawn-html.ts`, which package.json puts in its place: it draws elements. */
export const drawnHtml = (): null => null
