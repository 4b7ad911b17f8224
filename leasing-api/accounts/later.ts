/** An instant so many milliseconds after another. */
export const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)
