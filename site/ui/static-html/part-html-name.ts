/** Under which the HTML of a static part is passed in memory to the server's rendering of the part. */
export const partHtmlName = (part: number): string => `part ${part}`
