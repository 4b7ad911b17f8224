import { storedSeenCars, withSeenCar } from '#core/offer/seen-cars.ts'
import { browserStore } from './browser-store.ts'
import { seenStore } from './saved-when-used.ts'

const store = browserStore(() => sessionStorage, seenStore)

/** Remembers the car whose deal page is open. Rule F-159. */
export function noteSeenCar(): void {
  const seen = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen
  const [car] = storedSeenCars(`[${seen ?? ''}]`)
  const cars = storedSeenCars(store.read())
  if (car && car.href !== cars[0]?.href) store.write(JSON.stringify(withSeenCar(cars, car)))
}

/** Fills the places of a page that are for the cars seen in this session. Rule F-159. */
export function showSeenCars(): void {
  const place = document.querySelector<HTMLElement>('[data-seen-cars][hidden]')
  const list = place?.querySelector('ul')
  const cars = storedSeenCars(store.read())
  if (!place || !list || cars.length === 0) return
  list.replaceChildren(...cars.map(itemOf))
  place.hidden = false
}

function itemOf({ href, name, version, drawing }: ReturnType<typeof storedSeenCars>[number]) {
  const picture = Object.assign(document.createElement('img'), {
    src: drawing,
    alt: '',
    loading: 'lazy',
    width: 560,
    height: 236,
  })
  const small = Object.assign(document.createElement('small'), { textContent: version })
  const link = Object.assign(document.createElement('a'), { href })
  link.append(picture, `${name} `, small)
  const item = document.createElement('li')
  item.append(link)
  return item
}
