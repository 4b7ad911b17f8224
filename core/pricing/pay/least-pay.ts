/** Hours of a usual full week, and weeks of a year. */
const hoursAWeek = 37.5
const weeksAYear = 52

/**
 * The least pay of a full year at an hourly wage, at 37.5 hours a week, in whole pence. Rule P-114.
 * @example leastPayPence(1271) // 2_478_450
 */
export const leastPayPence = (wagePencePerHour: number): number =>
  Math.round(wagePencePerHour * hoursAWeek * weeksAYear)
