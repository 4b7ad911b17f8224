/**
 * A response time in words, rounded up so that none flatters: to the minute within the first hour,
 * above to the next half hour. Rule W-172.
 * @example responseWords(61) // '1½ hours'
 */
export function responseWords(minutes: number): string {
  if (minutes <= 60) {
    const whole = Math.max(1, minutes)
    return whole === 60 ? '1 hour' : whole === 1 ? '1 minute' : `${whole} minutes`
  }
  const halves = Math.ceil(minutes / 30)
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} hours`
}
