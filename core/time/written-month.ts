const long = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The month of a day as a sentence says it. Rule P-100. @example writtenMonth('2027-02-25') // 'February 2027' */
export const writtenMonth = (day: string): string => long.format(new Date(day))

/** The same below a plot. Rule P-100. @example shortMonth('2027-02-25') // 'Feb 2027' */
export const shortMonth = (day: string): string => short.format(new Date(day))
