/** Minutes an adult needs for a text at 230 words a minute, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.round(words / 230))
}
