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
