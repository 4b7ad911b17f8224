/**
 * What makes a derivative the same car in every catalogue and import, as one text: letter case and
 * spacing do not count.
 * @param parts such as make, car model, engine and trim, transmission and fuel
 * @example storedKey(['Vauxhall', 'Corsa', '1.2 Turbo 100 Design', 'manual', 'petrol']) // 'vauxhall|corsa|1.2 turbo 100 design|manual|petrol'
 */
export function storedKey(parts: readonly string[]): string {
  return parts
    .map((part) => part.toLowerCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim())
    .join('|')
}

/**
 * A make's name without its accents, as keys have it: "Citroën" is filed as Citroen.
 * @example plainText('Citroën') // 'Citroen'
 */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** FNV-1a of a text, 32 bits: the same number in every run, for choices that should look like chance. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  // FNV leaves the last letters in the low bits only; this spreads them over all.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
