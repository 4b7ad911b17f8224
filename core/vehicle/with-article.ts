/** A word with its article: "an SUV", "an estate", "a hybrid". */
export function withArticle(word: string): string {
  return `${/^(?:[aeiou]|SUV)/i.test(word) ? 'an' : 'a'} ${word}`
}
