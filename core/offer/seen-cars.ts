/** A car whose deal page was opened in this session, as it is shown again. */
export type SeenCar = { href: string; name: string; version: string; drawing: string }

/** How many are remembered. */
export const mostSeen = 6

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Only addresses of the site's own are shown: whatever else a page's script may have stored there. */
const isHref = (value: unknown): value is string =>
  isText(value) && /^\/vehicles\/\d{1,12}\/offers$/.test(value)
const isDrawing = (value: unknown): value is string =>
  isText(value) && /^\/cars\/[\w.-]+\.svg$/.test(value)

const isSeenCar = (value: unknown): value is SeenCar => {
  const { href, name, version, drawing } = (value ?? {}) as Partial<SeenCar>
  return isHref(href) && isText(name) && isText(version) && isDrawing(drawing)
}

/** The cars of a session, newest first, as the browser stores them; what cannot be read is left out. Rule F-159. */
export function storedSeenCars(text: string | null): SeenCar[] {
  try {
    const cars: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(cars) ? cars.filter(isSeenCar).slice(0, mostSeen) : []
  } catch {
    return []
  }
}

/** A session's cars with one put first. Rule F-159. */
export function withSeenCar(cars: readonly SeenCar[], car: SeenCar): SeenCar[] {
  return [car, ...cars.filter(({ href }) => href !== car.href)].slice(0, mostSeen)
}
