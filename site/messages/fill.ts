/**
 * Fills the braces of a short text on the client, where the message library would weigh more
 * than the messages: `fill('See {count} deals', { count: 214 })`. Unknown braces stay.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))
}
