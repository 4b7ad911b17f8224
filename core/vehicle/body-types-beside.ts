import { type BodyType, bodyTypes } from './body-type.ts'

/**
 * The bodies of cars that may stand beside one of this body: a van has only vans beside it, any
 * other car has none. Rule K-03.
 * @example bodyTypesBeside('van') // ['van']
 */
export function bodyTypesBeside(bodyType: BodyType): BodyType[] {
  return bodyTypes.filter((other) => (other === 'van') === (bodyType === 'van'))
}
